import type { BaseTranslation } from '../../i18n-types.ts'

const en_articleRetailLaunch = {
  body: `A new product gets its place on the shelf from a person and keeps it through a number. The person is the category buyer, who believes in it. The number is how many units leave the shelf per store per week. About twelve weeks pass between the first delivery and the first serious look at that number, and most of what decides the outcome is done beforehand.

## Ask for the calendar first

Chains review each category at fixed times, often once or twice a year. The new planogram, the drawing that gives every product its shelf, height and number of facings, follows months later. Miss the review for oils and you wait for the next one, however good the oil. So the first question to a buyer is not whether they like the product but when the category is reviewed, when samples are due and when the shelves are reset. Count back from the reset: delivery to the distribution centre, sea freight, label approval, harvest. A product for a spring reset often has to be decided on the summer before.

Independent stores and delicatessens decide faster and can supply the proof that a product sells.

## Come with the whole product

- A barcode that scans: a GTIN registered to the brand owner, one for the unit and another for the case.
- Case sizes that suit the shelf. A case of twelve slow-selling jars is a year’s stock for a small store; a case of six turns sooner.
- Weights, dimensions, shelf life and storage in the data pool the retailer uses, identical to those on the pack.
- A price that has been calculated backwards from the shelf: retail price, store margin, distributor margin, promotion, landed cost. If the math only works without promotions, it does not work.
- A one-page sell sheet: what the product is, who buys it, what it replaces, what it costs.

What it replaces is the hardest line. A buyer who adds a product removes another; say which one, and why the category earns more afterwards.

## Fees and deductions

Large chains may ask for listing or slotting fees, free product for the first fill, contributions to flyers and loyalty programs, and charges for late or short deliveries. Put each item in writing with an amount, a period and a cap. In Canada the Grocery Code of Conduct, a voluntary code to which the largest grocery chains have committed and which has been fully in operation since January 2026, asks for clear written agreements and offers a way to settle disputes. It does not set prices or fees. In the United States practices differ by chain and by category.

Read every deduction on every remittance. Some were agreed, some are mistakes, and the time to dispute them is limited.

## Velocity, and how to read it

Velocity is units sold per store per week, counted only in stores where the product was truly available. Suppose an oil is listed in forty stores and sells 120 bottles in a week. That looks like three per store. If ten stores never put it out, the other thirty sold four each, and the remedy is a visit to ten stores, not a lower price. Ask for three figures each week: stores with stock, units and price on the shelf. Then compare them with those of the slowest product the buyer intends to keep. That is the mark to pass, and most buyers will tell you roughly where it is if you ask.

A promotion lifts velocity and then leaves a hole, as shoppers use what they bought. Look at the four weeks after a promotion before you call it a success. A product that only moves at a discount has told you its price.

## Demos that earn their cost

People do not buy a peppery oil or a dark pine honey from a picture. A tasting on a Saturday, with somebody who has been to the mill or has at least tasted beside those who have, sells that same day and explains the price for months. Choose a few strong stores over many weak ones. Make sure there is stock on the shelf and a second display near the table. Give staff a tasting of their own first: the person at the cheese counter sells more than any poster. Count the units sold that day and in the six weeks after, and compare them with sales in stores without a demo.

## What to do in which week

- Weeks 1 and 2: visit or call every store. Is it on the shelf, in the right place, with the right price?
- Weeks 3 to 6: demos in the strongest stores, photographs from every store, first figures.
- Weeks 7 and 8: talk to the buyer before the buyer talks to you. Show which stores work, and bring a plan for those that do not.
- Weeks 9 to 12: reorder early enough for the crossing. An empty shelf counts as no sales, whatever the reason.

## Know when to stop

Some products are right but in the wrong place: a cooking oil among the gifts, a spreadable honey among the sugars. Moving them helps. Some are right but too expensive for the store. A smaller jar may help. Some are simply not wanted there, and the decent course is to take them out by agreement, sell the rest without spoiling the price elsewhere and keep the buyer’s trust for the next one. A launch that ends well in three months costs less than one that fades for a year.`,
} satisfies BaseTranslation

export default en_articleRetailLaunch
