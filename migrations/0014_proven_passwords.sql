ALTER TABLE `mfa_factors` ADD `proves_from` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_address` text;--> statement-breakpoint
ALTER TABLE `users` ADD `password_proven_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `password_proves_from` text;