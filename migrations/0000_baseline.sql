CREATE TABLE `access_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`locale` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`email` text,
	`phone` text,
	`job_title` text,
	`company_name` text NOT NULL,
	`company_size` text NOT NULL,
	`industry` text NOT NULL,
	`website` text,
	`business_needs` text,
	`reason` text,
	`reply` text,
	`decided_by` text,
	`decided_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`erased_at` text,
	`retention_days` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `access_requests_status` ON `access_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `access_requests_newest` ON `access_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `access_requests_email` ON `access_requests` (lower(email),(case when version = 0 then 0 when status = 'refused' or status = 'withdrawn' then 1 else 2 end),`created_at`);--> statement-breakpoint
CREATE INDEX `access_requests_to_erase` ON `access_requests` (`retention_days`,`updated_at`) WHERE "access_requests"."status" in ('refused', 'withdrawn') and "access_requests"."erased_at" is null;--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`size` text NOT NULL,
	`industry` text NOT NULL,
	`website` text,
	`request_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_request_id_unique` ON `companies` (`request_id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`user_id` text NOT NULL,
	`company_id` text NOT NULL,
	`job_title` text,
	`role` text DEFAULT 'buyer' NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `company_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `memberships_company` ON `memberships` (`company_id`);--> statement-breakpoint
CREATE TABLE `mfa_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`ip` text NOT NULL,
	`code_hash` text,
	`created_at` text NOT NULL,
	`verified_at` text,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`factor_id`) REFERENCES `mfa_factors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mfa_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`factor_type` text NOT NULL,
	`status` text NOT NULL,
	`friendly_name` text,
	`secret` text,
	`phone` text,
	`used_step` integer,
	`last_challenged_at` text,
	`added_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mfa_factors_user` ON `mfa_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`spent_at` text,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `form_steps` (
	`day` text NOT NULL,
	`form` text NOT NULL,
	`locale` text NOT NULL,
	`step` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `form`, `locale`, `step`)
);
--> statement-breakpoint
CREATE TABLE `missing_paths` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `path`)
);
--> statement-breakpoint
CREATE INDEX `missing_paths_path` ON `missing_paths` (`path`);--> statement-breakpoint
CREATE TABLE `page_requests` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`locale` text NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `path`, `locale`, `source`)
);
--> statement-breakpoint
CREATE TABLE `page_view_counts` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`locale` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `referrer_counts` (
	`day` text NOT NULL,
	`host` text NOT NULL,
	`locale` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `host`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `flag_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`flag_id` text NOT NULL,
	`actor` text NOT NULL,
	`changed_at` text NOT NULL,
	`from` integer NOT NULL,
	`to` integer NOT NULL,
	`change_set` text NOT NULL,
	`note` text,
	`cause` text,
	`from_updated_at` text NOT NULL,
	`to_updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flag_changes_flag` ON `flag_changes` (`flag_id`,`id`);--> statement-breakpoint
CREATE INDEX `flag_changes_set` ON `flag_changes` (`change_set`);--> statement-breakpoint
CREATE TABLE `flag_reads` (
	`name` text PRIMARY KEY NOT NULL,
	`first_read_at` text NOT NULL,
	`last_read_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `flag_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`flag_id` text NOT NULL,
	`enabled` integer NOT NULL,
	`apply_at` text NOT NULL,
	`note` text,
	`actor` text NOT NULL,
	`seen_updated_at` text NOT NULL,
	`state` text NOT NULL,
	`created_at` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `flag_schedules_due` ON `flag_schedules` (`state`,`apply_at`);--> statement-breakpoint
CREATE INDEX `flag_schedules_flag` ON `flag_schedules` (`flag_id`,`apply_at`);--> statement-breakpoint
CREATE TABLE `feature_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`enabled` integer NOT NULL,
	`description` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feature_flags_name_unique` ON `feature_flags` (`name`);--> statement-breakpoint
CREATE TABLE `health_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`checked_at` text NOT NULL,
	`database` text NOT NULL,
	`hubspot` text NOT NULL,
	`forms` text NOT NULL,
	`overall` text NOT NULL,
	`issues` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `health_checks_time` ON `health_checks` (`checked_at`);--> statement-breakpoint
CREATE TABLE `incidents` (
	`name` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `delivery_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` text NOT NULL,
	`attempted_at` text NOT NULL,
	`destination` text NOT NULL,
	`outcome` text NOT NULL,
	`detail` text,
	`duration_ms` integer NOT NULL,
	FOREIGN KEY (`outbox_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `delivery_attempts_row` ON `delivery_attempts` (`outbox_id`,`id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`payload_hash` text NOT NULL,
	`locale` text NOT NULL,
	`payload` text,
	`context` text,
	`search_text` text,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` text NOT NULL,
	`lease_until` text,
	`last_error` text,
	`destination` text,
	`created_at` text NOT NULL,
	`delivered_at` text,
	`erased_at` text,
	`progress` text DEFAULT 'open' NOT NULL,
	`assignee_id` text,
	`retention_days` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key_unique` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_messages` ON `outbox` (`created_at`,`id`) WHERE kind <> 'mail';--> statement-breakpoint
CREATE INDEX `outbox_messages_state` ON `outbox` (`state`,`created_at`,`id`) WHERE kind <> 'mail';--> statement-breakpoint
CREATE INDEX `outbox_messages_progress` ON `outbox` (`progress`,`created_at`,`id`) WHERE kind = 'contact';--> statement-breakpoint
CREATE INDEX `outbox_unanswered` ON `outbox` (`created_at`,`id`) WHERE kind = 'contact' and progress = 'open' and erased_at is null;--> statement-breakpoint
CREATE INDEX `outbox_assigned` ON `outbox` (`assignee_id`,`created_at`,`id`) WHERE kind = 'contact' and progress = 'open' and erased_at is null;--> statement-breakpoint
CREATE INDEX `outbox_recalls` ON `outbox` (`state`,`idempotency_key`) WHERE state <> 'delivered' and idempotency_key glob 'mail:recall:*';--> statement-breakpoint
CREATE INDEX `outbox_held` ON `outbox` (`lease_until`) WHERE state = 'waiting' and last_error = 'one mail for many';--> statement-breakpoint
CREATE INDEX `outbox_to_erase` ON `outbox` (`retention_days`,`delivered_at`) WHERE "outbox"."state" = 'delivered' and "outbox"."erased_at" is null;--> statement-breakpoint
CREATE TABLE `refusals` (
	`id` integer NOT NULL,
	CONSTRAINT "batch_condition_does_not_hold" CHECK(false)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`aal` text NOT NULL,
	`amr` text NOT NULL,
	`kind` text NOT NULL,
	`begun_by` text NOT NULL,
	`not_before` integer NOT NULL,
	`factor_id` text,
	`generation` integer NOT NULL,
	`key_id` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`spent` text NOT NULL,
	`user_agent` text,
	`created_at` text NOT NULL,
	`ends_at` text,
	`refreshed_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `flow_states` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`auth_code_hash` text,
	`code_challenge` text,
	`code_challenge_method` text,
	`redirect_to` text,
	`provider` text,
	`state_hash` text,
	`provider_secrets` text,
	`provider_tokens` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_auth_code_hash_unique` ON `flow_states` (`auth_code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_state_hash_unique` ON `flow_states` (`state_hash`);--> statement-breakpoint
CREATE INDEX `flow_states_user` ON `flow_states` (`user_id`);--> statement-breakpoint
CREATE TABLE `limits` (
	`key` text PRIMARY KEY NOT NULL,
	`full_at_ms` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`address` text NOT NULL,
	`code_hash` text NOT NULL,
	`link_hash` text NOT NULL,
	`new_address` text,
	`password_hash` text,
	`metadata` text,
	`undo` text,
	`code_challenge` text,
	`code_challenge_method` text,
	`charged` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_tokens_link_hash_unique` ON `one_time_tokens` (`link_hash`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_user` ON `one_time_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_address` ON `one_time_tokens` (`address`);--> statement-breakpoint
CREATE TABLE `content_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_set` text NOT NULL,
	`key` text NOT NULL,
	`from` text,
	`to` text,
	`actor` text NOT NULL,
	`note` text,
	`cause` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_changes_key` ON `content_changes` (`key`,`id`);--> statement-breakpoint
CREATE INDEX `content_changes_set` ON `content_changes` (`change_set`);--> statement-breakpoint
CREATE TABLE `content_drafts` (
	`story_id` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`body` text NOT NULL,
	`description` text NOT NULL,
	`review` text,
	`review_note` text,
	`review_by` text,
	`review_at` text,
	`publish_at` text,
	`planned_by` text,
	`version` text NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`story_id`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `content_drafts_publish` ON `content_drafts` (`publish_at`);--> statement-breakpoint
CREATE TABLE `content_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`story_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_slug` ON `content` (value ->> 'slug');--> statement-breakpoint
CREATE TABLE `media_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`variants` text NOT NULL,
	`removed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`variants` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_created` ON `media` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_hash` ON `media` (`hash`);--> statement-breakpoint
CREATE TABLE `media_texts_past` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media_texts` (
	`media_id` text NOT NULL,
	`locale` text NOT NULL,
	`alt` text NOT NULL,
	`decorative` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`media_id`, `locale`),
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `media_texts_version` ON `media_texts` (`version`);--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`inbox` integer NOT NULL,
	`mail` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `event`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_recipients` (
	`user_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`created_at` text NOT NULL,
	`inbox` integer NOT NULL,
	`read_at` text,
	`done_at` text,
	`mail` text,
	`mail_due_at` text,
	`mailed_at` text,
	PRIMARY KEY(`user_id`, `notification_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_recipients_all` ON `notification_recipients` (`user_id`,`created_at`,`notification_id`) WHERE inbox = 1;--> statement-breakpoint
CREATE INDEX `notification_recipients_unread` ON `notification_recipients` (`user_id`,`created_at`,`notification_id`) WHERE inbox = 1 and read_at is null;--> statement-breakpoint
CREATE INDEX `notification_recipients_done` ON `notification_recipients` (`user_id`,`done_at`,`notification_id`) WHERE inbox = 1 and done_at is not null;--> statement-breakpoint
CREATE INDEX `notification_recipients_mail` ON `notification_recipients` (`user_id`,`mail`,`mail_due_at`) WHERE mail is not null;--> statement-breakpoint
CREATE INDEX `notification_recipients_of` ON `notification_recipients` (`notification_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`subject` text NOT NULL,
	`cause` text NOT NULL,
	`data` text,
	`created_at` text NOT NULL,
	`done_at` text,
	`done_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause_unique` ON `notifications` (`cause`);--> statement-breakpoint
CREATE INDEX `notifications_open` ON `notifications` (`subject`) WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE TABLE `hours_exceptions` (
	`id` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`intervals` text NOT NULL,
	`labels` text NOT NULL,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hours_exceptions_last` ON `hours_exceptions` (`last_day`);--> statement-breakpoint
CREATE TABLE `setting_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_set` text NOT NULL,
	`key` text NOT NULL,
	`from` text,
	`to` text,
	`actor` text NOT NULL,
	`note` text,
	`cause` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `setting_changes_key` ON `setting_changes` (`key`,`id`);--> statement-breakpoint
CREATE INDEX `setting_changes_set` ON `setting_changes` (`change_set`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`version` integer NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `admin_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	`acted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_actions_subject` ON `admin_actions` (`subject`,`id`);--> statement-breakpoint
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
	`unit` text NOT NULL,
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
CREATE INDEX `documents_order` ON `documents` (`order_id`,`created_at`,`id`);--> statement-breakpoint
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
CREATE TABLE `lots` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`code` text NOT NULL,
	`producer_lot` text,
	`harvested` text,
	`produced_on` text,
	`best_before` text,
	`arrived_on` text,
	`state` text NOT NULL,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lots_code` ON `lots` (`product_id`,`code`);--> statement-breakpoint
CREATE INDEX `lots_by_code` ON `lots` (`code`,`id`);--> statement-breakpoint
CREATE INDEX `lots_created` ON `lots` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lots_shippable` ON `lots` (`product_id`,`state`,`best_before`);--> statement-breakpoint
CREATE TABLE `shipment_lots` (
	`shipment_id` text NOT NULL,
	`line` integer NOT NULL,
	`lot_id` text NOT NULL,
	`cases` integer NOT NULL,
	`net_g` integer,
	PRIMARY KEY(`shipment_id`, `line`, `lot_id`),
	FOREIGN KEY (`shipment_id`) REFERENCES `shipments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shipment_lots_lot` ON `shipment_lots` (`lot_id`);--> statement-breakpoint
CREATE TABLE `shipments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`company_id` text NOT NULL,
	`shipped_on` text NOT NULL,
	`reference` text,
	`ship_from` text NOT NULL,
	`ship_to` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_order_id_unique` ON `shipments` (`order_id`);--> statement-breakpoint
CREATE INDEX `shipments_day` ON `shipments` (`shipped_on`,`id`);--> statement-breakpoint
CREATE INDEX `shipments_company` ON `shipments` (`company_id`,`shipped_on`,`id`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`order_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`side` text NOT NULL,
	`at` text NOT NULL,
	`detail` text,
	PRIMARY KEY(`order_id`, `version`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`revision` integer NOT NULL,
	`line` integer NOT NULL,
	`product_id` text NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`names` text NOT NULL,
	`pack` text NOT NULL,
	`price_unit` text NOT NULL,
	`unit_cents` integer NOT NULL,
	`cases` integer NOT NULL,
	`case_g` integer,
	`est_g` integer,
	`net_g` integer,
	`amount_cents` integer NOT NULL,
	`is_sample` integer NOT NULL,
	`change` text,
	PRIMARY KEY(`order_id`, `revision`, `line`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`number_year` integer,
	`number_seq` integer,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`agreed_revision` integer NOT NULL,
	`currency` text,
	`list_id` text,
	`list_version` integer,
	`total_cents` integer,
	`po_number` text,
	`note` text,
	`delivery_on` text,
	`agreed_delivery_on` text,
	`ship_to` text,
	`cutoff_at` text,
	`queue_at` text,
	`placed_by` text,
	`placed_name` text,
	`placed_at` text,
	`reached_at` text,
	`draft_items` text,
	`standing_id` text,
	`standing_on` text,
	`is_sample` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`archived_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`placed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number_year`,`number_seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_basket` ON `orders` (`company_id`) WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX `orders_standing` ON `orders` (`standing_id`,`standing_on`) WHERE "orders"."standing_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_company` ON `orders` (`company_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_placed_by` ON `orders` (`placed_by`);--> statement-breakpoint
CREATE INDEX `orders_company_status` ON `orders` (`company_id`,`status`);--> statement-breakpoint
CREATE INDEX `orders_queue` ON `orders` (`status`,`queue_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`reached_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_reached` ON `orders` (`reached_at`,`id`) WHERE "orders"."reached_at" is not null;--> statement-breakpoint
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
CREATE TABLE `recall_lots` (
	`recall_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`names` text NOT NULL,
	`code` text NOT NULL,
	`producer_lot` text,
	`best_before` text,
	PRIMARY KEY(`recall_id`, `lot_id`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recall_lots_lot` ON `recall_lots` (`lot_id`);--> statement-breakpoint
CREATE TABLE `recall_recipients` (
	`recall_id` text NOT NULL,
	`company_id` text NOT NULL,
	`cases` integer NOT NULL,
	`is_due` integer NOT NULL,
	`mails` integer,
	`acknowledged_by` text,
	`acknowledged_name` text,
	`acknowledged_at` text,
	`cases_held` integer,
	`version` integer NOT NULL,
	PRIMARY KEY(`recall_id`, `company_id`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`acknowledged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `recall_recipients_company` ON `recall_recipients` (`company_id`,`recall_id`);--> statement-breakpoint
CREATE INDEX `recall_recipients_most` ON `recall_recipients` (`recall_id`,`cases`,`company_id`);--> statement-breakpoint
CREATE INDEX `recall_recipients_due` ON `recall_recipients` (`recall_id`,`company_id`) WHERE "recall_recipients"."is_due" = 1;--> statement-breakpoint
CREATE INDEX `recall_recipients_by` ON `recall_recipients` (`acknowledged_by`);--> statement-breakpoint
CREATE TABLE `recall_shipments` (
	`recall_id` text NOT NULL,
	`company_id` text NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`cases` integer NOT NULL,
	`net_g` integer,
	PRIMARY KEY(`recall_id`, `company_id`, `order_id`, `lot_id`),
	FOREIGN KEY (`recall_id`) REFERENCES `recalls`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lot_id`) REFERENCES `lots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recall_shipments_company` ON `recall_shipments` (`company_id`);--> statement-breakpoint
CREATE INDEX `recall_shipments_order` ON `recall_shipments` (`order_id`);--> statement-breakpoint
CREATE INDEX `recall_shipments_lot` ON `recall_shipments` (`lot_id`);--> statement-breakpoint
CREATE TABLE `recalls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`opened_by` text NOT NULL,
	`closed_by` text,
	`opened_at` text NOT NULL,
	`closed_at` text,
	`listed_at` text,
	`companies` integer NOT NULL,
	`cases` integer NOT NULL,
	`acknowledged` integer NOT NULL,
	`answered_cases` integer NOT NULL,
	`held_cases` integer NOT NULL,
	`mails` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recalls_opened` ON `recalls` (`opened_at`,`id`);--> statement-breakpoint
CREATE INDEX `recalls_drills` ON `recalls` (`kind`,`opened_at`);--> statement-breakpoint
CREATE TABLE `standing_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`state` text NOT NULL,
	`every_weeks` integer NOT NULL,
	`next_on` text NOT NULL,
	`is_skipped` integer NOT NULL,
	`announced_on` text,
	`question` text,
	`items` text NOT NULL,
	`currency` text NOT NULL,
	`po_number` text,
	`due_at` text,
	`created_by` text,
	`agreed_by` text,
	`is_sample` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`agreed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `standing_orders_company` ON `standing_orders` (`company_id`,`state`,`next_on`);--> statement-breakpoint
CREATE INDEX `standing_orders_due` ON `standing_orders` (`due_at`) WHERE "standing_orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `standing_orders_created_by` ON `standing_orders` (`created_by`);--> statement-breakpoint
CREATE INDEX `standing_orders_agreed_by` ON `standing_orders` (`agreed_by`);--> statement-breakpoint
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
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`identity_data` text NOT NULL,
	`email` text,
	`last_sign_in_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_roles_role" CHECK("user_roles"."role" in ('admin', 'client'))
);
--> statement-breakpoint
CREATE INDEX `user_roles_admins` ON `user_roles` (`user_id`) WHERE role = 'admin';--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`email_confirmed_at` text,
	`new_email` text,
	`confirmation_sent_at` text,
	`recovery_sent_at` text,
	`email_change_sent_at` text,
	`reauthentication_sent_at` text,
	`invited_at` text,
	`last_sign_in_at` text,
	`banned_until` text,
	`app_metadata` text NOT NULL,
	`user_metadata` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);