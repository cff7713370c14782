package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EquipmentDef;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.word.Copies;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.InForce.Source;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What acts on a person: equipment and others of the group, and what lies in play ({@code
 * ST-EFF-44}).
 */
final class Influences {
  private Influences() {}

  /** All standing effects of a kind that act on a person of {@code group}. */
  static <T extends Standing.Scoped> List<InForce<T>> on(Group group, Card card, Class<T> kind) {
    List<InForce<T>> acting = new ArrayList<>(2);
    Table table = group.facts().table();
    for (InForce<T> each : table.inForce(kind)) {
      if (Scopes.card(each.by(), each.what().on(), group, card)
          && Filters.fits(each.what().filter(), table.def(card))
          && !(each.what().copies() == Copies.EACH && repeated(table, acting, each))) {
        acting.add(each);
      }
    }
    borne(group, group.gear(), group.cards(), card, kind, Scope.GROUP, acting);
    if (table.options().cards().reachesHosts()) {
      borne(group, group.gearAround(), group.cardsAround(), card, kind, Scope.HOST, acting);
    }
    return acting;
  }

  /** What equipment and persons do to {@code card} whose effects have that scope. */
  private static <T extends Standing.Scoped> void borne(
      Group group,
      List<Card> gear,
      List<Card> persons,
      Card card,
      Class<T> kind,
      Scope scope,
      List<InForce<T>> acting) {
    Table table = group.facts().table();
    for (int i = 0; i < gear.size(); i++) {
      if (usable(table, gear.get(i), card)) {
        borne(group, gear, i, card, kind, scope, acting);
      }
    }
    for (int i = 0; i < persons.size(); i++) {
      borne(group, persons, i, card, kind, scope, acting);
    }
  }

  /** Whether a copy of the card that does this does it to the person already. */
  private static <T extends Standing.Scoped> boolean repeated(
      Table table, List<InForce<T>> acting, InForce<T> next) {
    if (table.def(next.by().def()).words().cumulative()) {
      return false;
    }
    for (InForce<T> each : acting) {
      if (each.by().def().equals(next.by().def())
          && !each.by().card().equals(next.by().card())
          && each.what().equals(next.what())) {
        return true;
      }
    }
    return false;
  }

  /** What the card at {@code index} of those that are there does to {@code card}. */
  private static <T extends Standing.Scoped> void borne(
      Group group,
      List<Card> there,
      int index,
      Card card,
      Class<T> kind,
      Scope scope,
      List<InForce<T>> acting) {
    Table table = group.facts().table();
    Words words = table.def(there.get(index)).words();
    ImmutableList<Standing> standing = words.standing();
    for (int i = 0; i < standing.size(); i++) {
      if (kind.isInstance(standing.get(i))) {
        T what = kind.cast(standing.get(i));
        if (what.on() == scope
            && (words.cumulative() || first(there, index))
            && Filters.fits(what.filter(), table.def(card))) {
          acting.add(new InForce<>(what, source(there.get(index), group)));
        }
      }
    }
  }

  private static Source source(Card by, Group group) {
    return new Source(
        by.def(), Optional.of(by.id()), group.seat(), On.group(group.seat()), 0, false);
  }

  /** Whether {@code equipment} works for a person ({@code ST-EFF-44}). */
  private static boolean usable(Table table, Card equipment, Card person) {
    CardDef item = table.def(equipment);
    if (item instanceof EquipmentDef equip) {
      return equip.affiliations().isEmpty()
          || equip.affiliations().contains(Affiliations.of(table, person));
    }
    return item instanceof ArtifactDef;
  }

  /** Whether no equal card is there before this one ({@code ST-TRM-03}). */
  private static boolean first(List<Card> there, int index) {
    for (int i = 0; i < index; i++) {
      if (there.get(i).def().equals(there.get(index).def())) {
        return false;
      }
    }
    return true;
  }
}
