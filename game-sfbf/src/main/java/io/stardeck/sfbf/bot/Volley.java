package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.combat.Salvo;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All that one ship can throw at one target with the cards in hand: the highest cards first, each
 * from the least able box, the doubling cards on the highest that they fit. The same hand gives the
 * same volley, so that it can be planned anew at each step of a draft.
 */
final class Volley {
  private final Table table;
  private final List<CardId> spare;
  private final Counters counters;
  private final List<Load> loads = new ArrayList<>(5);

  private Volley(BattleForceView view, @Nullable Berth attacker, @Nullable Berth target) {
    table = view.table();
    spare = new ArrayList<>(view.hand());
    counters = Counters.plan(table, attacker, target, spare);
    DroneScreen.holdBack(table, spare);
  }

  /**
   * The volley of the ship at {@code attacker}.
   *
   * @param target null for any in the Screen on which nothing stands
   */
  static Volley of(BattleForceView view, Berth attacker, @Nullable Berth target) {
    Volley volley = new Volley(view, attacker, target);
    Salvo salvo =
        new Salvo(view.table(), attacker, target, volley.counters.against(Effect.CLOAK) != null);
    volley.load(salvo);
    volley.support(salvo);
    return volley;
  }

  /** What counters what stands on the target. */
  Counters counters() {
    return counters;
  }

  /** The weapon cards, the highest first. */
  List<Load> loads() {
    return loads;
  }

  /** The cards of the hand that have no part in it. */
  List<CardId> spare() {
    return spare;
  }

  /** The damage that it does to the ship it was planned for, before any defence card is played. */
  double damage(Berth target) {
    return damage(target, load -> true, support -> true);
  }

  /** The damage of those weapon cards alone, with those doubling cards alone. */
  double damage(Berth target, Predicate<Load> fired, Predicate<CardId> supported) {
    double direct = 0;
    double seeking = 0;
    for (int i = 0; i < loads.size(); i++) {
      Load load = loads.get(i);
      if (fired.test(load)) {
        CardId support = load.support();
        boolean doubled = support != null && supported.test(support);
        double points = doubled ? 2 * load.value() : load.value();
        direct += load.kind().seeking() ? 0 : points;
        seeking += load.kind().seeking() ? points : 0;
      }
    }
    return counters.left(table, target, direct, seeking);
  }

  private void load(Salvo salvo) {
    ShipCard ship = table.card(salvo.attacker().ship().id());
    BoxSet blocked = salvo.attacker().ship().damaged();
    for (int best = next(salvo, ship, blocked); best >= 0; best = next(salvo, ship, blocked)) {
      CardId id = spare.remove(best);
      ActionCard card = table.card(id);
      BoxSet boxes = Guns.leastAble(ship, blocked, card.kind());
      blocked = blocked.union(boxes);
      loads.add(new Load(id, card.kind(), card.value(), ship.boxType(boxes.lowest()), null));
    }
  }

  /** The place of the highest spare weapon card that can still be fired, or -1. */
  private int next(Salvo salvo, ShipCard ship, BoxSet blocked) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < spare.size(); i++) {
      ActionCard card = table.card(spare.get(i));
      if (card.kind().weapon()
          && card.value() > most
          && salvo.allows(card.kind())
          && Guns.can(ship, blocked, card.kind())) {
        most = card.value();
        best = i;
      }
    }
    return best;
  }

  /** Doubles with the choosy cards first; the Legendary Gunner, who is not, comes last. */
  private void support(Salvo salvo) {
    support(salvo, false);
    support(salvo, true);
  }

  private void support(Salvo salvo, boolean gunner) {
    for (int i = spare.size() - 1; i >= 0; i--) {
      CardKind kind = table.kind(spare.get(i));
      if (kind.doubling() && (kind == CardKind.GUN) == gunner && salvo.allows(kind)) {
        int load = fitting(kind);
        if (load >= 0) {
          loads.set(load, loads.get(load).doubledBy(spare.remove(i)));
        }
      }
    }
  }

  /** The place of the highest weapon card that {@code doubling} fits, or -1. */
  private int fitting(CardKind doubling) {
    for (int i = 0; i < loads.size(); i++) {
      if (loads.get(i).support() == null && doubling.doubles(loads.get(i).kind())) {
        return i;
      }
    }
    return -1;
  }
}
