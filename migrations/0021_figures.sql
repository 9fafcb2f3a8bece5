CREATE TABLE `form_steps` (
	`day` text NOT NULL,
	`form` text NOT NULL,
	`locale` text NOT NULL,
	`step` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `form`, `locale`, `step`)
);
--> statement-breakpoint
CREATE TABLE `missing_paths` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `path`)
);
--> statement-breakpoint
CREATE INDEX `missing_paths_path` ON `missing_paths` (`path`);--> statement-breakpoint
CREATE TABLE `page_requests` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`locale` text NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `path`, `locale`, `source`)
);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `referrer_counts` (
	`day` text NOT NULL,
	`host` text NOT NULL,
	`locale` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `host`, `locale`)
);
