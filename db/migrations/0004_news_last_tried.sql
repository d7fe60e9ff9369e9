DROP INDEX "news_items_to_validate";--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "last_tried_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "news_items" SET "last_tried_at" = "last_validated_at" WHERE "last_validated_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "news_items_to_try" ON "news_items" USING btree ("vehicle_id","last_tried_at" NULLS FIRST,"id") WHERE not hidden and deleted_at is null;