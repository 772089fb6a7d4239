CREATE TABLE `progress_history` (
	`project_id` text NOT NULL,
	`day` text NOT NULL,
	`progress` integer NOT NULL,
	PRIMARY KEY(`project_id`, `day`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `comprehensive_task_statuses` ADD `notes_updated_at` integer;