CREATE TABLE `bought_products` (
	`company_id` text NOT NULL,
	`product_id` text NOT NULL,
	`bought_on` text NOT NULL,
	PRIMARY KEY(`company_id`, `product_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bought_products_day` ON `bought_products` (`company_id`,`bought_on`,`product_id`);--> statement-breakpoint
CREATE TABLE `order_guides` (
	`company_id` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `bought_products` (`company_id`, `product_id`, `bought_on`)
SELECT `orders`.`company_id`, `order_lines`.`product_id`, max(`shipped_on`)
FROM `shipments`
JOIN `orders` ON `orders`.`id` = `shipments`.`order_id`
JOIN `order_lines` ON `order_lines`.`order_id` = `orders`.`id` AND `order_lines`.`revision` = `orders`.`revision`
WHERE `cases` > 0 AND `archived_at` IS NULL
GROUP BY 1, 2;
