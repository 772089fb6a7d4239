INSERT INTO `project_step_definitions` (`id`, `step_number`, `title`, `description`, `output_description`) VALUES
  ('step-1', 1, 'Ideation & Planning', 'Vision clarification, tool selection, planning', 'Requirements, architecture and an implementation plan'),
  ('step-2', 2, 'Development & Implementation', 'Build, secure, polish, optimize', 'Coding prompts that build the product, and a secure, polished version of it'),
  ('step-3', 3, 'Launch & Growth', 'Branding, legal compliance, launch strategy, growth', 'A launch plan, legal drafts and a growth plan');
