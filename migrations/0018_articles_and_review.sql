ALTER TABLE `content_drafts` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `content_drafts` ADD `review` text;--> statement-breakpoint
ALTER TABLE `content_drafts` ADD `review_note` text;--> statement-breakpoint
ALTER TABLE `content_drafts` ADD `review_by` text;--> statement-breakpoint
ALTER TABLE `content_drafts` ADD `review_at` text;