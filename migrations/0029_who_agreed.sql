ALTER TABLE `standing_orders` ADD `agreed_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `standing_orders_agreed_by` ON `standing_orders` (`agreed_by`);--> statement-breakpoint
-- of those that were changed nobody knows whose yes they have: above a limit, an approver is asked
UPDATE `standing_orders` SET `agreed_by` = `created_by` WHERE `version` = 1;
