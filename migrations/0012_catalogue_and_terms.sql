CREATE TABLE `price_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`currency` text NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE TABLE `prices` (
	`list_id` text NOT NULL,
	`product_id` text NOT NULL,
	`min_cases` integer NOT NULL,
	`unit_cents` integer NOT NULL,
	PRIMARY KEY(`list_id`, `product_id`, `min_cases`),
	FOREIGN KEY (`list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_texts` (
	`product_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	PRIMARY KEY(`product_id`, `locale`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL,
	`category` text NOT NULL,
	`units_per_case` integer NOT NULL,
	`unit_label` text NOT NULL,
	`net_g` integer,
	`gross_g` integer,
	`gtin` text,
	`ti` integer,
	`hi` integer,
	`hs_code` text,
	`origin` text,
	`scheme` text,
	`storage` text NOT NULL,
	`allergens` text,
	`nutrition` text,
	`is_ftl` integer NOT NULL,
	`catch_weight` integer NOT NULL,
	`markets` text NOT NULL,
	`ordering` text NOT NULL,
	`availability` text NOT NULL,
	`min_cases` integer NOT NULL,
	`step_cases` integer NOT NULL,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_sku_unique` ON `products` (`sku`);--> statement-breakpoint
CREATE INDEX `products_sold` ON `products` (`sku`) WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX `products_samples` ON `products` (`id`) WHERE "products"."is_sample" = 1;--> statement-breakpoint
CREATE TABLE `company_price_lists` (
	`company_id` text NOT NULL,
	`valid_from` text NOT NULL,
	`list_id` text,
	PRIMARY KEY(`company_id`, `valid_from`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `company_terms` (
	`company_id` text PRIMARY KEY NOT NULL,
	`market` text NOT NULL,
	`currency` text NOT NULL,
	`ship_to` text,
	`delivery_days` text NOT NULL,
	`cutoff_time` text NOT NULL,
	`cutoff_days` integer NOT NULL,
	`cutoff_kind` text NOT NULL,
	`minimum_cents` integer,
	`approval_over_cents` integer,
	`manager_id` text,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`manager_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `memberships` ADD `role` text DEFAULT 'buyer' NOT NULL;