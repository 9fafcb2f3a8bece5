CREATE TABLE `flag_reads` (
	`name` text PRIMARY KEY NOT NULL,
	`first_read_at` text NOT NULL,
	`last_read_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `flag_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`flag_id` text NOT NULL,
	`enabled` integer NOT NULL,
	`apply_at` text NOT NULL,
	`note` text,
	`actor` text NOT NULL,
	`seen_updated_at` text NOT NULL,
	`state` text NOT NULL,
	`created_at` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `flag_schedules_due` ON `flag_schedules` (`state`,`apply_at`);--> statement-breakpoint
CREATE INDEX `flag_schedules_flag` ON `flag_schedules` (`flag_id`,`apply_at`);--> statement-breakpoint
ALTER TABLE `flag_changes` ADD `change_set` text;--> statement-breakpoint
ALTER TABLE `flag_changes` ADD `note` text;--> statement-breakpoint
ALTER TABLE `flag_changes` ADD `cause` text;--> statement-breakpoint
ALTER TABLE `flag_changes` ADD `from_updated_at` text;--> statement-breakpoint
ALTER TABLE `flag_changes` ADD `to_updated_at` text;--> statement-breakpoint
CREATE INDEX `flag_changes_set` ON `flag_changes` (`change_set`);