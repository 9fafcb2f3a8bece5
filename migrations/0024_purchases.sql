CREATE TABLE `purchase_months` (
	`company_id` text NOT NULL,
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`orders` integer NOT NULL,
	`cases` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	PRIMARY KEY(`company_id`, `month`, `currency`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `shipments` ADD `company_id` text REFERENCES companies(id);--> statement-breakpoint
CREATE INDEX `shipments_day` ON `shipments` (`shipped_on`,`id`);--> statement-breakpoint
CREATE INDEX `shipments_company` ON `shipments` (`company_id`,`shipped_on`,`id`);--> statement-breakpoint
UPDATE `shipments` SET `company_id` = (SELECT `company_id` FROM `orders` WHERE `orders`.`id` = `order_id`);--> statement-breakpoint
INSERT INTO `purchase_months` (`company_id`, `month`, `currency`, `orders`, `cases`, `amount_cents`)
SELECT `orders`.`company_id`, substr(`shipped_on`, 1, 7), `currency`, count(*),
	sum((SELECT sum(`cases`) FROM `order_lines` WHERE `order_id` = `orders`.`id` AND `revision` = `orders`.`revision`)),
	sum(`total_cents`)
FROM `shipments` JOIN `orders` ON `orders`.`id` = `shipments`.`order_id`
WHERE `archived_at` IS NULL
GROUP BY 1, 2, 3;
