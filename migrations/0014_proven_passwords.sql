ALTER TABLE `mfa_factors` ADD `proves_from` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_address` text;--> statement-breakpoint
ALTER TABLE `users` ADD `password_proven_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `password_proves_from` text;--> statement-breakpoint
-- Whom staff have let in with a password counts as proven, and whom they invited: nobody else chose anything for those.
UPDATE `users` SET `password_proven_at` = `created_at`
WHERE `id` IN (SELECT `user_id` FROM `user_roles`) AND (`password_hash` IS NOT NULL OR `invited_at` IS NOT NULL);
