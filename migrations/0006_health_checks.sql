CREATE TABLE `health_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`checked_at` text NOT NULL,
	`database` text NOT NULL,
	`hubspot` text NOT NULL,
	`forms` text NOT NULL,
	`overall` text NOT NULL,
	`issues` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `health_checks_time` ON `health_checks` (`checked_at`);