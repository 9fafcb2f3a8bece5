import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const fr_articleTariffs = {
  body: `L’acheteur qui demande quel droit de douane frappe l’huile d’olive veut un chiffre. La réponse honnête est une méthode. Le taux dépend de ce qu’est exactement le produit, de l’endroit où il a été fait, du pays où il entre et du jour où il y entre. Au Canada, il est stable depuis longtemps pour la plupart des aliments méditerranéens ; aux États-Unis, il a changé à plusieurs reprises en 2025 et en 2026. Cet article explique le mécanisme et tait volontairement les taux du jour : consultez le tarif en vigueur avant de commander.

## D’abord le code

Tout produit qui passe une frontière est classé selon le Système harmonisé (SH). Les six premiers chiffres sont les mêmes presque partout dans le monde ; chaque pays ajoute les siens à la suite. Les huiles d’olive vierges et extra vierges relèvent de la position 1509, les olives prêtes à manger de la 2005, le miel de la 0409, le fromage de la 0406, le vin de la 2204. De petites différences suffisent à faire changer un produit de ligne : la taille du contenant, un fromage râpé ou non, une tartinade considérée ou non comme une sauce.

Demandez que le code figure sur la soumission, et demandez qui l’a choisi. En cas de doute, les deux pays répondent d’avance et par écrit. L’Agence des services frontaliers du Canada (ASFC) rend des décisions anticipées ; la U.S. Customs and Border Protection rend des décisions contraignantes et les publie, si bien que vous pouvez lire comment des produits semblables ont été traités. Une décision prend des semaines, au Canada jusqu’à quatre mois ; un mauvais code peut coûter des années de droits impayés, avec intérêts.

## L’origine, c’est là où l’on fabrique, non là d’où l’on expédie

Les droits suivent le pays d’origine. Une huile pressée en Grèce et embouteillée en Italie ne devient pas italienne pour la douane parce que la facture a été rédigée à Gênes. Une huile grecque ne devient pas davantage canadienne pour avoir séjourné dans un entrepôt ontarien. L’ACEUM, l’accord entre le Canada, les États-Unis et le Mexique, avantage les marchandises originaires d’Amérique du Nord selon ses propres règles. Une huile européenne qui n’est qu’entreposée, réétiquetée ou reconditionnée au Canada n’y est pas admissible : elle entre aux États-Unis au taux qui s’applique ce jour-là à son origine européenne.

Pour les marchandises de l’Union européenne qui entrent au Canada, l’accord à connaître est l’AECG, appliqué à titre provisoire depuis septembre 2017. Il a supprimé les droits canadiens sur la plupart des aliments de l’Union. Pour s’en prévaloir, il faut trois choses :

- Des marchandises conformes à la règle d’origine de leur code, par exemple entièrement obtenues dans l’Union.
- Une déclaration d’origine, selon le libellé prescrit, sur la facture ou un autre document commercial. Pour les envois de plus de 6 000 euros, l’exportateur doit être enregistré à cette fin.
- Un transport sans autre transformation en chemin. Un transbordement dans un pays tiers est permis tant que la marchandise demeure sous contrôle douanier.

Sans cette déclaration, l’importateur paie le taux de la nation la plus favorisée, dit NPF. Pour certaines lignes, ce taux est lui-même nul, comme il l’est depuis longtemps au Canada pour l’huile d’olive ; pour d’autres, il ne l’est pas, et pour le fromage hors contingent, il est prohibitif. Les produits venus d’ailleurs, de Turquie ou de Tunisie par exemple, appellent une vérification à part.

## Pourquoi les taux américains bougent

Le tarif américain comporte un taux de base pour chaque ligne. Des droits additionnels peuvent s’y superposer en vertu de lois distinctes, certains par pays, d’autres par produit. D’octobre 2019 à mars 2021, un différend sur les subventions à l’aéronautique a valu 25 % de droits additionnels à certains fromages et vins européens et à des huiles d’olive espagnoles. En 2025, des droits additionnels ont frappé les marchandises de presque tous les pays en vertu d’une loi sur les pouvoirs d’urgence. En février 2026, la Cour suprême des États-Unis a jugé que cette loi ne permet pas d’imposer des droits de douane ; d’autres lois ont été invoquées depuis. S’y ajoutent encore les mesures de défense commerciale : les olives mûres d’Espagne et certaines pâtes d’Italie ont été soumises à des droits antidumping et compensateurs, qui diffèrent d’un exportateur à l’autre.

Le taux applicable est celui qui est en vigueur au moment de la déclaration en douane, non celui qui l’était quand vous avez signé.

## Qui paie, et sur quelle valeur

L’importateur officiel est redevable des droits, répond du code, de la valeur et de l’origine, et conserve les documents : six ans au Canada, cinq en règle générale aux États-Unis. Au Canada, l’importateur a aussi besoin d’un compte dans le système GCRA, la plateforme comptable de l’ASFC, et de sa propre garantie financière pour obtenir la mainlevée avant le paiement.

Les deux pays partent normalement du prix payé pour la marchandise et en excluent le fret et l’assurance internationaux, pourvu qu’ils soient indiqués à part. Un calcul simple montre l’effet d’un droit sur un prix. Sur une marchandise de 10 000 dollars, un droit de 10 % représente 1 000 dollars. Si le grossiste et le détaillant ajoutent chacun leur pourcentage habituel à un coût qui comprend le droit, la hausse du prix en tablette dépasse le droit lui-même. Entendez-vous d’avance : les marges se calculent-elles en pourcentage ou en dollars ?

## Ce que vous pouvez faire

- Inscrivez dans la commande le code, l’origine et le taux présumé, et précisez qui assume toute variation du taux.
- Obtenez la déclaration d’origine avant le départ du navire, pas après l’arrivée.
- Si le moment de l’entrée est incertain, parlez à votre courtier d’un entrepôt de stockage des douanes ou d’une zone franche.
- Si la marchandise repart vers un pays tiers, renseignez-vous sur le drawback. Le Canada et les États-Unis remboursent les droits sur certaines marchandises réexportées, avec des délais, des exclusions et beaucoup de formalités.
- Préservez vos recours : quand un droit est contesté ou qu’une préférence n’a pas été demandée, le remboursement est soumis à des délais qui diffèrent d’un pays à l’autre.

Rien de tout cela ne remplace un courtier en douane. Mais vous saurez poser les bonnes questions tant que la commande peut encore être modifiée.`,
} satisfies NamespaceArticleTariffsTranslation

export default fr_articleTariffs
