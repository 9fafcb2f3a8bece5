CREATE TABLE `hours_exceptions` (
	`id` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`intervals` text NOT NULL,
	`labels` text NOT NULL,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hours_exceptions_last` ON `hours_exceptions` (`last_day`);--> statement-breakpoint
CREATE TABLE `setting_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_set` text NOT NULL,
	`key` text NOT NULL,
	`from` text,
	`to` text,
	`actor` text NOT NULL,
	`note` text,
	`cause` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `setting_changes_key` ON `setting_changes` (`key`,`id`);--> statement-breakpoint
CREATE INDEX `setting_changes_set` ON `setting_changes` (`change_set`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `access_requests_to_erase`;--> statement-breakpoint
ALTER TABLE `access_requests` ADD `retention_days` integer;--> statement-breakpoint
CREATE INDEX `access_requests_to_erase` ON `access_requests` (`retention_days`,`updated_at`) WHERE "access_requests"."status" in ('refused', 'withdrawn') and "access_requests"."erased_at" is null;--> statement-breakpoint
DROP INDEX `outbox_to_erase`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `retention_days` integer;--> statement-breakpoint
CREATE INDEX `outbox_to_erase` ON `outbox` (`retention_days`,`delivered_at`) WHERE "outbox"."state" = 'delivered' and "outbox"."erased_at" is null;