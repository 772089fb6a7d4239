DROP INDEX `chat_messages_replaced`;--> statement-breakpoint
CREATE INDEX `chat_messages_replaced` ON `chat_messages` (`replaced_by`,`id`) WHERE replaced_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `decisions` ADD `message_id` text;