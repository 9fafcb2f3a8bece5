DROP INDEX `access_requests_email`;--> statement-breakpoint
CREATE INDEX `access_requests_newest` ON `access_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `access_requests_email` ON `access_requests` (lower(email),(case when version = 0 then 0 when status = 'refused' or status = 'withdrawn' then 1 else 2 end),`created_at`);