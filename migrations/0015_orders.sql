CREATE TABLE `order_events` (
	`order_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`side` text NOT NULL,
	`at` text NOT NULL,
	`detail` text,
	PRIMARY KEY(`order_id`, `version`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`revision` integer NOT NULL,
	`line` integer NOT NULL,
	`product_id` text NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`names` text NOT NULL,
	`pack` text NOT NULL,
	`price_unit` text NOT NULL,
	`unit_cents` integer NOT NULL,
	`cases` integer NOT NULL,
	`case_g` integer,
	`est_g` integer,
	`amount_cents` integer NOT NULL,
	`is_sample` integer NOT NULL,
	`change` text,
	PRIMARY KEY(`order_id`, `revision`, `line`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`number_year` integer,
	`number_seq` integer,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`agreed_revision` integer NOT NULL,
	`currency` text,
	`list_id` text,
	`list_version` integer,
	`total_cents` integer,
	`po_number` text,
	`note` text,
	`delivery_on` text,
	`agreed_delivery_on` text,
	`cutoff_at` text,
	`queue_at` text,
	`placed_by` text,
	`placed_name` text,
	`placed_at` text,
	`reached_at` text,
	`draft_items` text,
	`is_sample` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`placed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number_year`,`number_seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_basket` ON `orders` (`company_id`) WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX `orders_company` ON `orders` (`company_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_placed_by` ON `orders` (`placed_by`);--> statement-breakpoint
CREATE INDEX `orders_company_status` ON `orders` (`company_id`,`status`);--> statement-breakpoint
CREATE INDEX `orders_queue` ON `orders` (`status`,`queue_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`reached_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_reached` ON `orders` (`reached_at`,`id`) WHERE "orders"."reached_at" is not null;--> statement-breakpoint
ALTER TABLE `memberships` ADD `locale` text;