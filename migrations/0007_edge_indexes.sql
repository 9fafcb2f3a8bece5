CREATE TABLE `troubles` (
	`name` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `access_requests_to_erase` ON `access_requests` (`updated_at`) WHERE "access_requests"."status" in ('refused', 'withdrawn') and "access_requests"."erased_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_to_erase` ON `outbox` (`delivered_at`) WHERE "outbox"."state" = 'delivered' and "outbox"."erased_at" is null;