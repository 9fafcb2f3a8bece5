ALTER TABLE `outbox` ADD `search_text` text;--> statement-breakpoint
CREATE INDEX `outbox_messages` ON `outbox` (`created_at`,`id`) WHERE kind <> 'mail';--> statement-breakpoint
CREATE INDEX `outbox_messages_state` ON `outbox` (`state`,`created_at`,`id`) WHERE kind <> 'mail';--> statement-breakpoint
CREATE INDEX `outbox_unfolded` ON `outbox` (`id`) WHERE kind <> 'mail' and payload is not null and search_text is null;--> statement-breakpoint
CREATE INDEX `access_requests_email` ON `access_requests` (lower(email));