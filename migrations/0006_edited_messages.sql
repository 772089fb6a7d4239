DROP INDEX `chat_messages_project_id`;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `replaces` text;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `replaced_by` text;--> statement-breakpoint
CREATE INDEX `chat_messages_current` ON `chat_messages` (`project_id`,`id`) WHERE replaced_by IS NULL;--> statement-breakpoint
CREATE INDEX `chat_messages_replaced` ON `chat_messages` (`replaced_by`);