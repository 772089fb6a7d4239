DROP INDEX `follow_up_schedules_project`;--> statement-breakpoint
ALTER TABLE `follow_up_schedules` ADD `starts_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `follow_up_schedules_one` ON `follow_up_schedules` (`project_id`);--> statement-breakpoint
DROP INDEX `follow_up_reviews_project`;--> statement-breakpoint
ALTER TABLE `follow_up_reviews` ADD `mail_state` text;--> statement-breakpoint
CREATE INDEX `follow_up_reviews_mail` ON `follow_up_reviews` (`id`) WHERE mail_state = 'due';--> statement-breakpoint
CREATE INDEX `follow_up_reviews_project` ON `follow_up_reviews` (`project_id`,`review_date`,`id`);--> statement-breakpoint
CREATE INDEX `documents_requirements` ON `documents` (`project_id`,`is_latest`,`updated_at`) WHERE type = 'requirements';