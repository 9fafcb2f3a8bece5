CREATE TABLE `recall_lots` (
	`recall_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`names` text NOT NULL,
	`code` text NOT NULL,
	`producer_lot` text,
	`best_before` text,
	PRIMARY KEY(`recall_id`, `lot_id`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recall_lots_lot` ON `recall_lots` (`lot_id`);--> statement-breakpoint
CREATE TABLE `recall_recipients` (
	`recall_id` text NOT NULL,
	`company_id` text NOT NULL,
	`cases` integer NOT NULL,
	`is_due` integer NOT NULL,
	`mails` integer,
	`acknowledged_by` text,
	`acknowledged_name` text,
	`acknowledged_at` text,
	`cases_held` integer,
	`version` integer NOT NULL,
	PRIMARY KEY(`recall_id`, `company_id`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`acknowledged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `recall_recipients_company` ON `recall_recipients` (`company_id`,`recall_id`);--> statement-breakpoint
CREATE INDEX `recall_recipients_most` ON `recall_recipients` (`recall_id`,`cases`,`company_id`);--> statement-breakpoint
CREATE INDEX `recall_recipients_due` ON `recall_recipients` (`recall_id`,`company_id`) WHERE "recall_recipients"."is_due" = 1;--> statement-breakpoint
CREATE INDEX `recall_recipients_by` ON `recall_recipients` (`acknowledged_by`);--> statement-breakpoint
CREATE TABLE `recall_shipments` (
	`recall_id` text NOT NULL,
	`company_id` text NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`cases` integer NOT NULL,
	`net_g` integer,
	PRIMARY KEY(`recall_id`, `company_id`, `order_id`, `lot_id`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recall_shipments_company` ON `recall_shipments` (`company_id`);--> statement-breakpoint
CREATE INDEX `recall_shipments_order` ON `recall_shipments` (`order_id`);--> statement-breakpoint
CREATE INDEX `recall_shipments_lot` ON `recall_shipments` (`lot_id`);--> statement-breakpoint
CREATE TABLE `recalls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`opened_by` text NOT NULL,
	`closed_by` text,
	`opened_at` text NOT NULL,
	`closed_at` text,
	`listed_at` text,
	`companies` integer NOT NULL,
	`cases` integer NOT NULL,
	`acknowledged` integer NOT NULL,
	`answered_cases` integer NOT NULL,
	`held_cases` integer NOT NULL,
	`mails` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recalls_opened` ON `recalls` (`opened_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_drills` ON `recalls` (`kind`,`opened_at`);--> statement-breakpoint
CREATE INDEX `outbox_recalls` ON `outbox` (`state`,`idempotency_key`) WHERE state <> 'delivered' and idempotency_key glob 'mail:recall:*';--> statement-breakpoint
CREATE INDEX `lots_by_code` ON `lots` (`code`,`id`);