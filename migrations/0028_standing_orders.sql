CREATE TABLE `standing_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`state` text NOT NULL,
	`every_weeks` integer NOT NULL,
	`next_on` text NOT NULL,
	`is_skipped` integer NOT NULL,
	`announced_on` text,
	`question` text,
	`items` text NOT NULL,
	`currency` text NOT NULL,
	`po_number` text,
	`due_at` text,
	`created_by` text,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `standing_orders_company` ON `standing_orders` (`company_id`,`state`,`next_on`);--> statement-breakpoint
CREATE INDEX `standing_orders_due` ON `standing_orders` (`due_at`) WHERE "standing_orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `standing_orders_created_by` ON `standing_orders` (`created_by`);--> statement-breakpoint
ALTER TABLE `orders` ADD `standing_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `standing_on` text;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_standing` ON `orders` (`standing_id`,`standing_on`) WHERE "orders"."standing_id" is not null;