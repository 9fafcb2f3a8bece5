CREATE TABLE `access_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`locale` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`email` text,
	`phone` text,
	`job_title` text,
	`company_name` text NOT NULL,
	`company_size` text NOT NULL,
	`industry` text NOT NULL,
	`website` text,
	`business_needs` text,
	`reason` text,
	`reply` text,
	`decided_by` text,
	`decided_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`erased_at` text
);
--> statement-breakpoint
CREATE INDEX `access_requests_status` ON `access_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `admin_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	`acted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_actions_subject` ON `admin_actions` (`subject`,`id`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`size` text NOT NULL,
	`industry` text NOT NULL,
	`website` text,
	`request_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_request_id_unique` ON `companies` (`request_id`);--> statement-breakpoint
CREATE TABLE `delivery_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` text NOT NULL,
	`attempted_at` text NOT NULL,
	`destination` text NOT NULL,
	`outcome` text NOT NULL,
	`detail` text,
	`duration_ms` integer NOT NULL,
	FOREIGN KEY (`outbox_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `delivery_attempts_row` ON `delivery_attempts` (`outbox_id`,`id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`user_id` text NOT NULL,
	`company_id` text NOT NULL,
	`job_title` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `company_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `memberships_company` ON `memberships` (`company_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`payload_hash` text NOT NULL,
	`locale` text NOT NULL,
	`payload` text,
	`context` text,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` text NOT NULL,
	`lease_until` text,
	`last_error` text,
	`destination` text,
	`created_at` text NOT NULL,
	`delivered_at` text,
	`erased_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key_unique` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`kind`,`created_at`);