CREATE TABLE `flag_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`flag_id` text NOT NULL,
	`actor` text NOT NULL,
	`changed_at` text NOT NULL,
	`from` integer NOT NULL,
	`to` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flag_changes_flag` ON `flag_changes` (`flag_id`,`id`);--> statement-breakpoint
CREATE TABLE `feature_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`enabled` integer NOT NULL,
	`description` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feature_flags_name_unique` ON `feature_flags` (`name`);