CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text,
	`product_id` text,
	`lot_id` text,
	`order_id` text,
	`recipient` text,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`valid_until` text,
	`file_name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`withdrawn_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_recipient` ON `documents` (`recipient`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_goods` ON `documents` (`created_at`,`id`) WHERE "documents"."recipient" is null and "documents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX `documents_company` ON `documents` (`company_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_product` ON `documents` (`product_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_lot` ON `documents` (`lot_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `documents_order` ON `documents` (`order_id`,`created_at`,`id`);