CREATE TABLE `media_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`variants` text NOT NULL,
	`removed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`variants` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_created` ON `media` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_hash` ON `media` (`hash`);--> statement-breakpoint
CREATE TABLE `media_texts` (
	`media_id` text NOT NULL,
	`locale` text NOT NULL,
	`alt` text NOT NULL,
	`decorative` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`media_id`, `locale`),
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `media_texts_version` ON `media_texts` (`version`);