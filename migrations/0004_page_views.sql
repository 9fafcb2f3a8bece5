CREATE TABLE `page_view_counts` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`locale` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`, `locale`)
);
