CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`inbox` integer NOT NULL,
	`mail` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `event`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_recipients` (
	`user_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`created_at` text NOT NULL,
	`inbox` integer NOT NULL,
	`read_at` text,
	`done_at` text,
	`mail` text,
	`mail_due_at` text,
	`mailed_at` text,
	PRIMARY KEY(`user_id`, `notification_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_recipients_all` ON `notification_recipients` (`user_id`,`created_at`,`notification_id`) WHERE inbox = 1;--> statement-breakpoint
CREATE INDEX `notification_recipients_unread` ON `notification_recipients` (`user_id`,`created_at`,`notification_id`) WHERE inbox = 1 and read_at is null;--> statement-breakpoint
CREATE INDEX `notification_recipients_done` ON `notification_recipients` (`user_id`,`done_at`,`notification_id`) WHERE inbox = 1 and done_at is not null;--> statement-breakpoint
CREATE INDEX `notification_recipients_mail` ON `notification_recipients` (`user_id`,`mail`,`mail_due_at`) WHERE mail is not null;--> statement-breakpoint
CREATE INDEX `notification_recipients_of` ON `notification_recipients` (`notification_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`subject` text NOT NULL,
	`cause` text NOT NULL,
	`data` text,
	`created_at` text NOT NULL,
	`done_at` text,
	`done_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause_unique` ON `notifications` (`cause`);--> statement-breakpoint
CREATE INDEX `notifications_open` ON `notifications` (`subject`) WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE INDEX `user_roles_admins` ON `user_roles` (`user_id`) WHERE role = 'admin';