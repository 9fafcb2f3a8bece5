CREATE TABLE `media_texts_past` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
