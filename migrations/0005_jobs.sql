CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`place` text,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `usage_tracking_used` ON `usage_tracking` (`last_usage_date`) WHERE prompts_used_today > 0;