CREATE TABLE `chat_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'complete' NOT NULL,
	`client_id` text,
	`reply_to` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_messages_project_id` ON `chat_messages` (`project_id`,`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_user` ON `chat_messages` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_client` ON `chat_messages` (`project_id`,`client_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_reply` ON `chat_messages` (`reply_to`);--> statement-breakpoint
CREATE TABLE `follow_up_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`checkpoint_name` text NOT NULL,
	`review_date` integer NOT NULL,
	`performance_data` text,
	`user_feedback` text,
	`improvement_areas` text,
	`next_goals` text,
	`generated_documents` text,
	`is_completed` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`schedule_id`) REFERENCES `follow_up_schedules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follow_up_reviews_project` ON `follow_up_reviews` (`project_id`);--> statement-breakpoint
CREATE INDEX `follow_up_reviews_schedule` ON `follow_up_reviews` (`schedule_id`);--> statement-breakpoint
CREATE TABLE `follow_up_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`cadence` text NOT NULL,
	`custom_days` integer,
	`next_check_in` integer,
	`last_review_date` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`default_schedule` text,
	`custom_schedule` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follow_up_schedules_project` ON `follow_up_schedules` (`project_id`);--> statement-breakpoint
CREATE INDEX `follow_up_schedules_user` ON `follow_up_schedules` (`user_id`);--> statement-breakpoint
CREATE INDEX `follow_up_schedules_due` ON `follow_up_schedules` (`is_active`,`next_check_in`);--> statement-breakpoint
CREATE TABLE `comprehensive_task_statuses` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`task_id` text NOT NULL,
	`status` text DEFAULT 'not-started' NOT NULL,
	`user_notes` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_statuses_project_user_task` ON `comprehensive_task_statuses` (`project_id`,`user_id`,`task_id`);--> statement-breakpoint
CREATE INDEX `task_statuses_user` ON `comprehensive_task_statuses` (`user_id`);--> statement-breakpoint
CREATE TABLE `project_checklist_items` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`step_number` integer NOT NULL,
	`is_completed` integer DEFAULT false NOT NULL,
	`user_notes` text,
	`custom_document_url` text,
	`custom_prompts` text DEFAULT '[]' NOT NULL,
	`completed_at` integer,
	`completion_method` text(20) DEFAULT 'manual' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_checklist_items_project_step` ON `project_checklist_items` (`project_id`,`step_number`);--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`topic` text NOT NULL,
	`decision` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decisions_project_topic` ON `decisions` (`project_id`,`topic`);--> statement-breakpoint
CREATE INDEX `decisions_project_id` ON `decisions` (`project_id`,`id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`title` text NOT NULL,
	`type` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`is_latest` integer DEFAULT true NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`excerpt` text NOT NULL,
	`object_storage_key` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_object_storage_key_unique` ON `documents` (`object_storage_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_project_title_version` ON `documents` (`project_id`,`title`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_latest` ON `documents` (`project_id`,`title`) WHERE is_latest = 1;--> statement-breakpoint
CREATE INDEX `documents_project_latest_updated` ON `documents` (`project_id`,`is_latest`,`updated_at`);--> statement-breakpoint
CREATE TABLE `project_step_definitions` (
	`id` text PRIMARY KEY NOT NULL,
	`step_number` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`output_description` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_step_definitions_step_number_unique` ON `project_step_definitions` (`step_number`);--> statement-breakpoint
CREATE TABLE `project_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`step_number` integer NOT NULL,
	`status` text DEFAULT 'not_started' NOT NULL,
	`completed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_steps_project_step` ON `project_steps` (`project_id`,`step_number`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'in_progress' NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`current_step` integer DEFAULT 1 NOT NULL,
	`checklist_mode` text DEFAULT 'comprehensive' NOT NULL,
	`checklist_progress` text DEFAULT '{}' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_user_slug` ON `projects` (`user_id`,`slug`);--> statement-breakpoint
CREATE INDEX `projects_user_updated` ON `projects` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`step_number` integer,
	`document_type` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`is_latest` integer DEFAULT true NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`excerpt` text NOT NULL,
	`object_storage_key` text NOT NULL,
	`used_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_object_storage_key_unique` ON `prompts` (`object_storage_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_project_title_version` ON `prompts` (`project_id`,`title`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_latest` ON `prompts` (`project_id`,`title`) WHERE is_latest = 1;--> statement-breakpoint
CREATE INDEX `prompts_project_latest` ON `prompts` (`project_id`,`is_latest`,`id`);--> statement-breakpoint
CREATE INDEX `prompts_user` ON `prompts` (`user_id`);--> statement-breakpoint
CREATE TABLE `usage_tracking` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`prompts_used_today` integer DEFAULT 0 NOT NULL,
	`last_usage_date` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `usage_tracking_user_id_unique` ON `usage_tracking` (`user_id`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_provider_account` ON `accounts` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `jwks` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`private_key` text NOT NULL,
	`alg` text,
	`crv` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`last_request` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rate_limits_key_unique` ON `rate_limits` (`key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`sid` text NOT NULL,
	`expire` integer NOT NULL,
	`user_id` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`synced_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_sid_unique` ON `sessions` (`sid`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`plan` text DEFAULT 'free' NOT NULL,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`email_product_updates` integer DEFAULT true NOT NULL,
	`email_cycle_reminders` integer DEFAULT true NOT NULL,
	`email_marketing` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripe_customer_id_unique` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE INDEX `verifications_expires` ON `verifications` (`expires_at`);