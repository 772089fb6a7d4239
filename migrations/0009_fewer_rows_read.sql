DROP INDEX `verifications_identifier`;--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`,`created_at`);--> statement-breakpoint
CREATE INDEX `prompts_without_step` ON `prompts` (`project_id`) WHERE step_number IS NULL;