CREATE TABLE `lots` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`code` text NOT NULL,
	`producer_lot` text,
	`harvested` text,
	`produced_on` text,
	`best_before` text,
	`arrived_on` text,
	`state` text NOT NULL,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lots_created` ON `lots` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lots_shippable` ON `lots` (`product_id`,`state`,`best_before`);--> statement-breakpoint
CREATE UNIQUE INDEX `lots_code` ON `lots` (`product_id`,`code`);--> statement-breakpoint
CREATE TABLE `shipment_lots` (
	`shipment_id` text NOT NULL,
	`line` integer NOT NULL,
	`lot_id` text NOT NULL,
	`cases` integer NOT NULL,
	`net_g` integer,
	PRIMARY KEY(`shipment_id`, `line`, `lot_id`),
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shipment_lots_lot` ON `shipment_lots` (`lot_id`);--> statement-breakpoint
CREATE TABLE `shipments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`shipped_on` text NOT NULL,
	`reference` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_order_id_unique` ON `shipments` (`order_id`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `net_g` integer;