import type { BaseTranslation } from '../../i18n-types.ts'

const en_articleLogistics = {
  body: `A shipment of cheese passes through many hands between the dairy and your dock: the producer, a trucker, a consolidator, a terminal, a shipping line, a second terminal, a broker, a second trucker. Each is careful with its own part. Goods are lost in the gaps. Good logistics means knowing who is responsible in each gap, and being able to prove what happened there.

## Choose the term before the price

Incoterms 2020 settle who arranges transport, where risk passes and who clears customs. They do not say when ownership passes or when you pay. A price without a term and a named place is not a price.

- FCA, free carrier: the seller clears the goods for export and hands them to your carrier at a named place. It suits containers, because they are handed over at a terminal or a warehouse, not at the ship’s rail.
- FOB, free on board: risk passes when the goods are on board. It was written for cargo loaded directly onto a ship. For containers it leaves open who carries the risk during the days at the terminal.
- CIF, cost, insurance and freight: the seller pays freight and basic insurance to the port of destination, but the risk is already yours once the goods are on board. The insurance it requires is minimal.
- DAP, delivered at place: the seller brings the goods to your address at its own risk. You clear them for import and pay duty and taxes.

With FCA you choose the carrier and see the true freight cost. With CIF or DAP you have less work and less control. For chilled goods, control is usually worth the work. Under DDP, where the seller pays duty as well, somebody still has to be importer of record with the licences that food requires, and a dairy in the hills rarely can be.

## Temperature is a record, not a promise

A refrigerated container, a reefer, holds a temperature; it is not built to cool warm goods. Cheese must be cold to the core before loading, and the container has to be inspected and its setting recorded. Agree in writing:

- The set point, in degrees Celsius, for each product. Most fresh and brined cheeses travel just above freezing; hard cheeses tolerate a little more. Ask the dairy, not the carrier.
- The vent setting and humidity, if they matter.
- Loggers: at least one near the doors and one deep in the load, switched on before the doors close, with serial numbers on the packing list.
- How far the temperature may deviate, what to do if it goes further, and who decides.

Read the loggers before you sign for the goods. If something is wrong, write it on the delivery document, take photographs, inform the carrier and the insurer the same day and keep the goods apart.

Oil, honey and olives do not need a reefer in every season, but they dislike extremes. Olive oil becomes cloudy and solid in the cold and clears again when warmed gently; heat harms it for good. Lining, stowage below deck, a later sailing and a reefer at a mild setting are all cheaper than an oil that has gone flat. Honey crystallizes in the cold, which is harmless but has to be explained to the store.

## Time, and what it costs

From the eastern Mediterranean to Montreal or Halifax, allow several weeks from port to port and more if the container is transshipped. Add pickup, waiting for the sailing, clearance, a possible examination and trucking. We plan in weeks and promise in ranges.

Two charges surprise newcomers. Demurrage is charged when a full container stays in the terminal beyond the free days. Detention, also called per diem, is charged when you keep the container outside the terminal too long. Both rise by the day, and a customs hold rarely stops the clock. The remedies are documents before arrival, a warehouse appointment, and free time agreed when the freight is booked.

## Papers that must travel ahead

- Commercial invoice with HS code, origin, term and currency, and packing list with lots and weights.
- Bill of lading or waybill, with the names spelled as in the licences.
- Origin declaration, if a preference is claimed.
- Health certificate for cheese and other animal products where one is required.
- For the United States: FDA facility registration of the producer, prior notice before arrival, and a Foreign Supplier Verification Program on the importer’s side. By sea, the security filing is due 24 hours before loading.
- For Canada: the Safe Food for Canadians licence number, a permit where a quota applies, and the carrier’s advance cargo report.
- Wooden pallets with the ISPM 15 stamp. One unstamped pallet can get the whole load sent back.

## Insure it properly

A carrier’s liability is limited, often by weight, and excludes much. Cargo insurance on broad terms, with refrigeration cover that names breakdown and deviation, costs little compared with the goods. It also covers general average, under which cargo owners share the cost of saving a ship, even if their own goods arrived intact.

## Small orders

A pallet that fills a corner of a shared container is handled more often and waits for others. We consolidate mixed pallets at origin so that cheese travels with cheese and oil with oil. If your volume is small, order less often and earlier, and choose products with a long shelf life. Rates, routes and rules change; check the current ones with your forwarder before you order.`,
} satisfies BaseTranslation

export default en_articleLogistics
