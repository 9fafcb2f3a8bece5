CREATE TABLE `content_changes` (
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
CREATE INDEX `content_changes_key` ON `content_changes` (`key`,`id`);--> statement-breakpoint
CREATE INDEX `content_changes_set` ON `content_changes` (`change_set`);--> statement-breakpoint
CREATE TABLE `content_drafts` (
	`story_id` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`body` text NOT NULL,
	`publish_at` text,
	`version` text NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`story_id`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `content_drafts_publish` ON `content_drafts` (`publish_at`);--> statement-breakpoint
CREATE TABLE `content_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`story_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_slug` ON `content` (value ->> 'slug');