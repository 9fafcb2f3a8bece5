CREATE TABLE `guess_budgets` (
	`key` text PRIMARY KEY NOT NULL,
	`full_at` integer NOT NULL,
	`noticed_at` integer
);
--> statement-breakpoint
CREATE INDEX `guess_budgets_full` ON `guess_budgets` (`full_at`);--> statement-breakpoint
CREATE TABLE `known_places` (
	`key` text PRIMARY KEY NOT NULL,
	`known_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `known_places_until` ON `known_places` (`known_until`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`spent_at` text,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `change_id` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `new_address` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `password_hash` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `metadata` text;