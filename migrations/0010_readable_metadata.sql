-- Data of users that SQLite cannot read (nested deeper than 1,000 levels) start over with what the server says of them.
UPDATE `users` SET `user_metadata` = json_object(
  'sub', `id`,
  'email', coalesce(`email`, ''),
  'email_verified', json(CASE WHEN `email_confirmed_at` IS NULL THEN 'false' ELSE 'true' END),
  'phone_verified', json(CASE WHEN `phone_confirmed_at` IS NULL THEN 'false' ELSE 'true' END)
) WHERE json_valid(`user_metadata`) = 0;--> statement-breakpoint
UPDATE `identities` SET `identity_data` = json_object(
  'sub', `provider_id`,
  'email', coalesce(`email`, ''),
  'email_verified', json(CASE WHEN `provider` = 'email' AND (
    SELECT `email_confirmed_at` FROM `users` WHERE `users`.`id` = `identities`.`user_id`
  ) IS NOT NULL THEN 'true' ELSE 'false' END),
  'phone_verified', json('false')
) WHERE json_valid(`identity_data`) = 0;--> statement-breakpoint
-- Nobody is verified by saying so.
UPDATE `users` SET `user_metadata` = json_set(`user_metadata`, '$.email_verified', json('false'))
WHERE `email_confirmed_at` IS NULL AND json_valid(`user_metadata`) AND json_extract(`user_metadata`, '$.email_verified') = 1;--> statement-breakpoint
UPDATE `users` SET `user_metadata` = json_set(`user_metadata`, '$.phone_verified', json('false'))
WHERE `phone_confirmed_at` IS NULL AND json_valid(`user_metadata`) AND json_extract(`user_metadata`, '$.phone_verified') = 1;
