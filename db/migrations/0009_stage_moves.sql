ALTER TABLE "deal_activities" ADD COLUMN "from_stage" text collate "C";--> statement-breakpoint
ALTER TABLE "deal_activities" ADD COLUMN "to_stage" text collate "C";