ALTER TABLE "investor_updates" ADD COLUMN "attachments_bytes" integer;--> statement-breakpoint
ALTER TABLE "deal_comments" ADD COLUMN "weight" integer;