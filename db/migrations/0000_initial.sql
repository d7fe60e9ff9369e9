CREATE TABLE "organizations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"slug" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"current_vehicle_id" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"slug" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"description" text collate "C",
	"target_fund_size" double precision,
	"target_company_count" double precision,
	"max_concentration_pct" double precision,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_organization_slug" UNIQUE("organization_id","slug"),
	CONSTRAINT "vehicles_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "vehicles_type" CHECK ("vehicles"."type" in ('FUND', 'SPV', 'SYNDICATE', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text collate "C",
	"default_vehicle_id" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_user_organization" UNIQUE("user_id","organization_id"),
	CONSTRAINT "memberships_id_organization" UNIQUE("id","organization_id"),
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('MANAGER', 'EDITOR', 'VIEWER'))
);
--> statement-breakpoint
CREATE TABLE "vehicle_grants" (
	"membership_id" text collate "C" NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	CONSTRAINT "vehicle_grants_membership_id_vehicle_id_pk" PRIMARY KEY("membership_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "api_key_organizations" (
	"api_key_id" text collate "C" NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	CONSTRAINT "api_key_organizations_api_key_id_organization_id_pk" PRIMARY KEY("api_key_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"start" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"limited" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"provider_id" text collate "C" NOT NULL,
	"password" text collate "C",
	"access_token" text collate "C",
	"refresh_token" text collate "C",
	"id_token" text collate "C",
	"scope" text collate "C",
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"token" text collate "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text collate "C",
	"user_agent" text collate "C",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"identifier" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	"slug" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"website" text collate "C",
	"sector" text collate "C",
	"stage" text collate "C",
	"why_we_invested" text collate "C",
	"check_size" double precision NOT NULL,
	"post_money_valuation" double precision,
	"investment_date" timestamp(3) with time zone NOT NULL,
	"instrument_type" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"notes" text collate "C",
	"logo_url" text collate "C",
	"founders" jsonb DEFAULT '{"v": []}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "companies_organization_slug" UNIQUE("organization_id","slug"),
	CONSTRAINT "companies_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "companies_vehicle_id" UNIQUE("vehicle_id","id"),
	CONSTRAINT "companies_check_size" CHECK ("companies"."check_size" >= 0),
	CONSTRAINT "companies_instrument_type" CHECK ("companies"."instrument_type" in ('SAFE', 'EQUITY', 'CONVERTIBLE')),
	CONSTRAINT "companies_status" CHECK ("companies"."status" in ('ACTIVE', 'MARKED_UP', 'WRITTEN_DOWN', 'EXITED'))
);
--> statement-breakpoint
CREATE TABLE "investor_updates" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"reported_period" text collate "C",
	"source" text collate "C" NOT NULL,
	"source_ref" text collate "C",
	"source_ref_hash" text collate "C",
	"from_address" text collate "C",
	"subject" text collate "C",
	"raw_body" text collate "C" NOT NULL,
	"raw_html" text collate "C",
	"attachments_json" jsonb,
	"processed_metrics_at" timestamp(3) with time zone,
	"processed_customers_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "investor_updates_source_ref" UNIQUE("company_id","source_ref_hash"),
	CONSTRAINT "investor_updates_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "investor_updates_source" CHECK ("investor_updates"."source" in ('email', 'manual', 'import'))
);
--> statement-breakpoint
CREATE TABLE "metric_snapshots" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"as_of" timestamp(3) with time zone NOT NULL,
	"reported_period" text collate "C",
	"mrr_usd" double precision,
	"arr_usd" double precision,
	"cash_on_hand_usd" double precision,
	"burn_monthly_usd" double precision,
	"runway_months" double precision,
	"post_money_marked_usd" double precision,
	"post_money_implied_usd" double precision,
	"last_round_revenue_multiple" double precision,
	"headcount" double precision,
	"gross_margin_pct" double precision,
	"notes" text collate "C",
	"source_update_id" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"customer_name" text collate "C" NOT NULL,
	"customer_name_normalized" text collate "C" NOT NULL,
	"customer_name_hash" text collate "C" NOT NULL,
	"tier" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"deal_value_annual_usd" double precision,
	"contract_term" text collate "C",
	"first_signed_at" timestamp(3) with time zone,
	"churned_at" timestamp(3) with time zone,
	"notes" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "customers_company_name" UNIQUE("company_id","customer_name_hash"),
	CONSTRAINT "customers_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "customers_tier" CHECK ("customers"."tier" in ('F100', 'F500', 'ENTERPRISE', 'MIDMARKET', 'SMB', 'GOV', 'EDU', 'OTHER')),
	CONSTRAINT "customers_status" CHECK ("customers"."status" in ('ACTIVE', 'PAUSED', 'CHURNED', 'PILOT', 'LOST_DEAL'))
);
--> statement-breakpoint
CREATE TABLE "data_gaps" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"update_id" text collate "C",
	"gap_type" text collate "C" NOT NULL,
	"status" text collate "C" DEFAULT 'OPEN' NOT NULL,
	"description" text collate "C" NOT NULL,
	"suggested_field" text collate "C",
	"hint" text collate "C",
	"resolved_value" jsonb,
	"resolved_at" timestamp(3) with time zone,
	"resolved_by" text collate "C",
	"dedupe_key" text collate "C",
	"content_read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_gaps_type" CHECK ("data_gaps"."gap_type" in ('ATTACHMENT_UNREAD', 'LINK_UNREAD', 'METRIC_MISSING', 'CUSTOMER_AMBIGUOUS', 'PERIOD_UNCLEAR')),
	CONSTRAINT "data_gaps_status" CHECK ("data_gaps"."status" in ('OPEN', 'RESOLVED', 'DISMISSED'))
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"url" text collate "C" NOT NULL,
	"url_normalized" text collate "C" NOT NULL,
	"url_hash" text collate "C" NOT NULL,
	"source" text collate "C",
	"source_tier" double precision,
	"published_at" timestamp(3) with time zone NOT NULL,
	"summary" text collate "C",
	"confidence" double precision,
	"hidden" boolean NOT NULL,
	"hold_reason" text collate "C",
	"material_negative" boolean NOT NULL,
	"discovered_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"discovered_by" text collate "C",
	"last_validated_at" timestamp(3) with time zone,
	"reviewed_by" text collate "C",
	"reviewed_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "news_items_company_url" UNIQUE("company_id","url_hash"),
	CONSTRAINT "news_items_hold_reason" CHECK ("news_items"."hold_reason" in ('attestation_missing', 'no_company_mention', 'identity_unconfirmed', 'low_confidence')),
	CONSTRAINT "news_items_confidence" CHECK ("news_items"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "stats_snapshots" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	"computed_at" timestamp(3) with time zone NOT NULL,
	"as_of" timestamp(3) with time zone NOT NULL,
	"portfolio_arr_usd" double precision,
	"portfolio_arr_yoy_multiple" double precision,
	"portfolio_arr_qoq_multiple" double precision,
	"enterprise_logo_coverage" double precision,
	"total_named_customers" double precision,
	"total_f500_customers" double precision,
	"total_active_customers" double precision,
	"computation_json" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asks" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"vehicle_id" text collate "C" NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"update_id" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"status" text collate "C" DEFAULT 'OPEN' NOT NULL,
	"title" text collate "C" NOT NULL,
	"description" text collate "C" NOT NULL,
	"span_start" double precision NOT NULL,
	"span_end" double precision NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"published_at" timestamp(3) with time zone,
	"resolved_at" timestamp(3) with time zone,
	"resolved_by" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asks_status" CHECK ("asks"."status" in ('OPEN', 'RESOLVED')),
	CONSTRAINT "asks_type" CHECK ("asks"."type" in ('INTRO_CUSTOMER', 'INTRO_INVESTOR', 'HIRING', 'ADVICE', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"vehicle_id" text collate "C",
	"slug" text collate "C" NOT NULL,
	"company_name" text collate "C" NOT NULL,
	"website" text collate "C" DEFAULT '' NOT NULL,
	"description" text collate "C" DEFAULT '' NOT NULL,
	"source" text collate "C" DEFAULT 'MANUAL' NOT NULL,
	"source_detail" text collate "C" DEFAULT '' NOT NULL,
	"source_detail_folded" text collate "C" DEFAULT '' NOT NULL,
	"stage" text collate "C" DEFAULT 'DISCOVERED' NOT NULL,
	"thesis_fit_score" double precision DEFAULT 0 NOT NULL,
	"estimated_valuation" double precision,
	"estimated_check_size" double precision,
	"sector" text collate "C" DEFAULT '' NOT NULL,
	"company_stage" text collate "C" DEFAULT '' NOT NULL,
	"notes" text collate "C" DEFAULT '' NOT NULL,
	"logo_url" text collate "C",
	"links" jsonb DEFAULT '{"v": []}'::jsonb NOT NULL,
	"scouted_by_agent_id" text collate "C" DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "deals_organization_slug" UNIQUE("organization_id","slug"),
	CONSTRAINT "deals_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "deals_source" CHECK ("deals"."source" in ('YC', 'ANGELLIST', 'REFERRAL', 'INBOUND', 'MANUAL')),
	CONSTRAINT "deals_stage" CHECK ("deals"."stage" in ('DISCOVERED', 'RESEARCHING', 'PRE_MEETING', 'MEETING', 'DECISION', 'TERMS', 'COMMITTED', 'PASSED')),
	CONSTRAINT "deals_thesis_fit_score" CHECK ("deals"."thesis_fit_score" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "deal_comments" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"deal_id" text collate "C" NOT NULL,
	"author_name" text collate "C" NOT NULL,
	"author_type" text collate "C" DEFAULT 'human' NOT NULL,
	"content" text collate "C" NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_comments_author_type" CHECK ("deal_comments"."author_type" in ('human', 'agent', 'system'))
);
--> statement-breakpoint
CREATE TABLE "deal_activities" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"deal_id" text collate "C" NOT NULL,
	"actor" text collate "C" NOT NULL,
	"from_vehicle_id" text collate "C",
	"to_vehicle_id" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scoring_criteria" (
	"organization_id" text collate "C" PRIMARY KEY NOT NULL,
	"criteria" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_share_items" (
	"share_id" text collate "C" NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"company_id" text collate "C",
	"deal_id" text collate "C",
	CONSTRAINT "public_share_items_share_id_position_pk" PRIMARY KEY("share_id","position"),
	CONSTRAINT "public_share_items_one" CHECK (num_nonnulls("public_share_items"."company_id", "public_share_items"."deal_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "public_shares" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"public_id" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"company_count" integer NOT NULL,
	"duplicate_company_count" integer NOT NULL,
	"unshareable_deals" jsonb NOT NULL,
	"source_context" jsonb,
	"idempotency_key" text collate "C",
	"request_hash" text collate "C" NOT NULL,
	"created_by" text collate "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "public_shares_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "public_shares_idempotency_key" UNIQUE("organization_id","idempotency_key"),
	CONSTRAINT "public_shares_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "extraction_findings" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text collate "C" NOT NULL,
	"update_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"field" text collate "C" NOT NULL,
	"field_hash" text collate "C" NOT NULL,
	"value" jsonb,
	"content_gap_id" text collate "C",
	"span_start" double precision NOT NULL,
	"span_end" double precision NOT NULL,
	"quote" text collate "C" NOT NULL,
	"rule_id" text collate "C" NOT NULL,
	"confidence" double precision NOT NULL,
	"snapshot_id" text collate "C",
	"customer_id" text collate "C",
	"changes" jsonb,
	"informed_until" timestamp(3) with time zone,
	"rejected_at" timestamp(3) with time zone,
	"rejected_by" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extraction_findings_kind" CHECK ("extraction_findings"."kind" in ('metric', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"organization_id" text collate "C" NOT NULL,
	"status" text collate "C" DEFAULT 'WAITING' NOT NULL,
	"reason" text collate "C" NOT NULL,
	"source_ref" text collate "C" NOT NULL,
	"source_ref_hash" text collate "C" NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"from_address" text collate "C",
	"subject" text collate "C",
	"raw_body" text collate "C" NOT NULL,
	"raw_html" text collate "C",
	"attachments_json" jsonb,
	"company_id" text collate "C",
	"update_id" text collate "C",
	"decided_at" timestamp(3) with time zone,
	"decided_by" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_mails_source_ref" UNIQUE("organization_id","source_ref_hash"),
	CONSTRAINT "inbound_mails_status" CHECK ("inbound_mails"."status" in ('WAITING', 'ASSIGNED', 'DISCARDED')),
	CONSTRAINT "inbound_mails_reason" CHECK ("inbound_mails"."reason" in ('unknown_sender', 'several_companies'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text collate "C" NOT NULL,
	"key_hash" text collate "C" NOT NULL,
	"request_hash" text collate "C" NOT NULL,
	"reach" text collate "C" NOT NULL,
	"status" integer,
	"response" text collate "C",
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organization_id" text collate "C",
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor_kind" text collate "C" NOT NULL,
	"actor_id" text collate "C" NOT NULL,
	"actor_email" text collate "C",
	"operation" text collate "C" NOT NULL,
	"change" text collate "C" NOT NULL,
	"target_kind" text collate "C" NOT NULL,
	"target_ids" jsonb NOT NULL,
	"request_id" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_current_vehicle" FOREIGN KEY ("id","current_vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_vehicle_id_vehicles_id_fk" FOREIGN KEY ("default_vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_grants" ADD CONSTRAINT "vehicle_grants_membership" FOREIGN KEY ("membership_id","organization_id") REFERENCES "public"."memberships"("id","organization_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_grants" ADD CONSTRAINT "vehicle_grants_vehicle" FOREIGN KEY ("organization_id","vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_organizations" ADD CONSTRAINT "api_key_organizations_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_organizations" ADD CONSTRAINT "api_key_organizations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_vehicle" FOREIGN KEY ("organization_id","vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_updates" ADD CONSTRAINT "investor_updates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_snapshots" ADD CONSTRAINT "metric_snapshots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_snapshots" ADD CONSTRAINT "metric_snapshots_source_update" FOREIGN KEY ("company_id","source_update_id") REFERENCES "public"."investor_updates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_gaps" ADD CONSTRAINT "data_gaps_company" FOREIGN KEY ("vehicle_id","company_id") REFERENCES "public"."companies"("vehicle_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_gaps" ADD CONSTRAINT "data_gaps_update" FOREIGN KEY ("company_id","update_id") REFERENCES "public"."investor_updates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_company" FOREIGN KEY ("vehicle_id","company_id") REFERENCES "public"."companies"("vehicle_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stats_snapshots" ADD CONSTRAINT "stats_snapshots_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_company" FOREIGN KEY ("vehicle_id","company_id") REFERENCES "public"."companies"("vehicle_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_update" FOREIGN KEY ("company_id","update_id") REFERENCES "public"."investor_updates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_vehicle" FOREIGN KEY ("organization_id","vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_comments" ADD CONSTRAINT "deal_comments_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_activities" ADD CONSTRAINT "deal_activities_deal" FOREIGN KEY ("organization_id","deal_id") REFERENCES "public"."deals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_activities" ADD CONSTRAINT "deal_activities_from" FOREIGN KEY ("organization_id","from_vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_activities" ADD CONSTRAINT "deal_activities_to" FOREIGN KEY ("organization_id","to_vehicle_id") REFERENCES "public"."vehicles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_criteria" ADD CONSTRAINT "scoring_criteria_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_share_items" ADD CONSTRAINT "public_share_items_share" FOREIGN KEY ("organization_id","share_id") REFERENCES "public"."public_shares"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_share_items" ADD CONSTRAINT "public_share_items_company" FOREIGN KEY ("organization_id","company_id") REFERENCES "public"."companies"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_share_items" ADD CONSTRAINT "public_share_items_deal" FOREIGN KEY ("organization_id","deal_id") REFERENCES "public"."deals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_shares" ADD CONSTRAINT "public_shares_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_findings" ADD CONSTRAINT "extraction_findings_snapshot_id_metric_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."metric_snapshots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_findings" ADD CONSTRAINT "extraction_findings_update" FOREIGN KEY ("company_id","update_id") REFERENCES "public"."investor_updates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_findings" ADD CONSTRAINT "extraction_findings_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_update" FOREIGN KEY ("company_id","update_id") REFERENCES "public"."investor_updates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_by_organization" ON "memberships" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "api_keys_by_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_by_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "companies_by_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("vehicle_id","name","id");--> statement-breakpoint
CREATE INDEX "investor_updates_by_received" ON "investor_updates" USING btree ("company_id","received_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "investor_updates_without_metrics" ON "investor_updates" USING btree ("company_id","received_at" DESC NULLS LAST,"id") WHERE processed_metrics_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "investor_updates_without_customers" ON "investor_updates" USING btree ("company_id","received_at" DESC NULLS LAST,"id") WHERE processed_customers_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "metric_snapshots_by_as_of" ON "metric_snapshots" USING btree ("company_id","as_of" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "metric_snapshots_by_update" ON "metric_snapshots" USING btree ("company_id","source_update_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("company_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "data_gaps_by_status" ON "data_gaps" USING btree ("vehicle_id","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "data_gaps_by_company" ON "data_gaps" USING btree ("company_id","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "data_gaps_by_update" ON "data_gaps" USING btree ("company_id","update_id");--> statement-breakpoint
CREATE INDEX "data_gaps_unread_content" ON "data_gaps" USING btree ("company_id","update_id") WHERE gap_type in ('ATTACHMENT_UNREAD', 'LINK_UNREAD') and status = 'RESOLVED' and content_read_at is null and update_id is not null;--> statement-breakpoint
CREATE INDEX "news_items_by_published" ON "news_items" USING btree ("vehicle_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_items_by_company" ON "news_items" USING btree ("company_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_items_held" ON "news_items" USING btree ("vehicle_id","discovered_at" DESC NULLS LAST,"id") WHERE hidden and hold_reason is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "news_items_to_validate" ON "news_items" USING btree ("vehicle_id","last_validated_at" NULLS FIRST,"id") WHERE not hidden and deleted_at is null;--> statement-breakpoint
CREATE INDEX "news_items_negative" ON "news_items" USING btree ("vehicle_id","discovered_at" DESC NULLS LAST,"id") WHERE material_negative and deleted_at is null;--> statement-breakpoint
CREATE INDEX "stats_snapshots_latest" ON "stats_snapshots" USING btree ("vehicle_id","computed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "asks_by_created" ON "asks" USING btree ("vehicle_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "asks_open" ON "asks" USING btree ("vehicle_id","created_at" DESC NULLS LAST,"id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "asks_by_company" ON "asks" USING btree ("company_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "asks_by_update" ON "asks" USING btree ("company_id","update_id");--> statement-breakpoint
CREATE INDEX "deals_by_created" ON "deals" USING btree ("organization_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deals_by_stage" ON "deals" USING btree ("organization_id","stage","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deal_comments_by_deal" ON "deal_comments" USING btree ("deal_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deal_activities_by_deal" ON "deal_activities" USING btree ("deal_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "public_shares_by_created" ON "public_shares" USING btree ("organization_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "extraction_findings_living" ON "extraction_findings" USING btree ("company_id","update_id","kind","field_hash") WHERE rejected_at is null;--> statement-breakpoint
CREATE INDEX "extraction_findings_by_update" ON "extraction_findings" USING btree ("company_id","update_id","span_start");--> statement-breakpoint
CREATE INDEX "extraction_findings_by_snapshot" ON "extraction_findings" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "extraction_findings_by_customer" ON "extraction_findings" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_by_status" ON "inbound_mails" USING btree ("organization_id","status","received_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("organization_id","at","id");