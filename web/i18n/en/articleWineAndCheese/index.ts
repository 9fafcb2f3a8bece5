import type { BaseTranslation } from '../../i18n-types.ts'

const en_articleWineAndCheese = {
  body: `Wine and cheese share a table and little else. For an importer each has rules of its own and an authority that applies them. Learn them early: they decide dates and prices more than the producer does.

## Cheese into Canada: the quota

Canada protects its dairy farmers through supply management. Cheese may be imported at a low or zero duty only within tariff rate quotas. Above them the duty is 245.5 percent for most cheeses, which ends the conversation.

Several quotas exist side by side. The oldest stems from the World Trade Organization and has a portion for the European Union. CETA added two more for cheese from the Union, one for cheese of all types and one for industrial cheese, which grew in steps until 2022 to 16,000 and 1,700 tonnes a year. Within them the cheese enters free of duty. Global Affairs Canada divides the quota among Canadian companies that qualify, such as cheesemakers, distributors and retailers, for one calendar year at a time. Each shipment then needs an import permit. Companies apply in the autumn before, quota that will not be used has to be returned by a set date, and companies that use too little may receive less the next year.

For a buyer this has three consequences:

- Volume is decided in the autumn for the following year. Tell your importer what you need before then, not after.
- Quota itself has a value. A kilogram of cheap cheese uses up as much of it as a kilogram of fine cheese, so better cheese carries the cost more easily.
- A new cheese displaces another.

The importer also needs a Safe Food for Canadians licence, and labels show milk fat and moisture as well as the usual particulars in two languages. Cheese made from raw milk must as a rule have been stored for at least 60 days at 2 degrees Celsius or above.

## Cheese into the United States

Many cow’s-milk cheeses fall under US dairy quotas and Department of Agriculture licences, with a higher duty outside them. Cheeses without any cow’s milk, among them many pecorinos, Manchego and Greek feta, are in general outside those quotas, but still subject to ordinary and any additional duties. Raw-milk cheese has a 60-day rule too. The Food and Drug Administration requires registration of the dairy, prior notice of each shipment and a Foreign Supplier Verification Program by the US importer.

## Wine into Canada: the liquor boards

In Canada wine is imported through the liquor authority of the province of destination. The board, or a body acting for it, is the importer on paper, even where private stores sell the bottles. A producer is represented by an agent, who presents wines, handles orders and answers questions but does not decide what the board buys. There are usually three ways in:

- A general listing: the board buys for its stores after a tender or a call for products. Large volume, firm dates, sales targets.
- A specialty or seasonal release: smaller lots, once only or recurring.
- Private order: restaurants and consumers buy by the case through an agent, without a place in the stores.

The names of these routes, fees, minimum quantities and laboratory requirements differ between provinces, so a listing in Ontario says nothing about Quebec. The tariff on European wine is a small part of the price; federal excise duty, provincial markup, levies and deposits make up far more of it. Ask the agent for the full calculation from cellar price to shelf before you fall in love with a wine. The label needs the common name, volume, alcohol by volume, country of origin and responsible party in both languages where required, and a declaration of sulphites at or above 10 parts per million.

## Wine into the United States: three tiers

After Prohibition the states separated producers and importers, wholesalers and retailers. An importer sells to a licensed wholesaler in each state, the wholesaler sells to stores and restaurants, and in most states nobody may skip a step. Some states are themselves wholesaler or retailer. In many, an agreement with a wholesaler is hard to end, so choose slowly.

At the federal level the importer needs a basic permit from the Alcohol and Tobacco Tax and Trade Bureau. Each label needs a Certificate of Label Approval, called COLA, before import, with the government health warning, a sulphite declaration, alcohol content, net contents, and name and address of the importer. Prior notice to the Food and Drug Administration applies to wine as well, and so does registration of the winery; alcoholic beverages are exempt, under certain conditions, from most of the supplier verification rules. After that come brand registration and, in some states, posted prices. Wine is often drawn into trade disputes, so agree in advance on who absorbs any extra duty.

## Vinegar is not wine

Wine vinegar and Aceto Balsamico di Modena travel with the groceries. They need neither board nor tier, only ordinary food labels. A range can therefore begin with vinegar, oil and olives while wine and cheese wait for board and quota.

## A calendar that works

- September and October: agree on cheese volumes, by the end of October at the latest, and choose wines with the agent.
- November and December: quota applications and label approvals; samples to boards and wholesalers.
- Winter: first cheese under the new quota year, in cool weather.
- Spring: wines land before the patio season, never in the heat of July.

Quotas, markups and procedures are revised often, and each province and state has its own. Check the current notices before you order.`,
} satisfies BaseTranslation

export default en_articleWineAndCheese
