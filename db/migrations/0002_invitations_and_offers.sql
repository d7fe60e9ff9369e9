CREATE TABLE "invitation_grants" (
	"invitation_id" text collate "C" NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	CONSTRAINT "invitation_grants_invitation_id_vehicle_id_pk" PRIMARY KEY("invitation_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"created_by" text collate "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_id_organization" UNIQUE("id","organization_id"),
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('MANAGER', 'EDITOR', 'VIEWER'))
);
--> statement-breakpoint
CREATE TABLE "ask_offers" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	"ask_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"note" text collate "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ask_offers_once" UNIQUE("ask_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "invitation_grants" ADD CONSTRAINT "invitation_grants_invitation" FOREIGN KEY ("invitation_id","organization_id") REFERENCES "public"."invitations"("id","organization_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_grants" ADD CONSTRAINT "invitation_grants_vehicle" FOREIGN KEY ("organization_id","vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_offers" ADD CONSTRAINT "ask_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_vehicle_id" UNIQUE("vehicle_id","id");--> statement-breakpoint
ALTER TABLE "ask_offers" ADD CONSTRAINT "ask_offers_ask" FOREIGN KEY ("vehicle_id","ask_id") REFERENCES "public"."asks"("vehicle_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_organization" ON "invitations" USING btree ("organization_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ask_offers_by_vehicle" ON "ask_offers" USING btree ("vehicle_id","created_at" DESC NULLS LAST,"id");
