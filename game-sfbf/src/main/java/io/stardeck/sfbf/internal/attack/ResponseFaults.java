package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What was played for and against the attack so far: counters, Prime Teams, fire, defences. */
final class ResponseFaults {
  private static final String PATH = "table.attack";

  private ResponseFaults() {}

  static void find(Table table, Inspection inspection) {
    Attack attack = table.attack().orElseThrow();
    primeTeams(table, attack, attack.plusOnes(), PATH + ".plusOnes", inspection);
    primeTeams(table, attack, attack.minusOnes(), PATH + ".minusOnes", inspection);
    inspection.require(
        attack.minusOnes().isEmpty() || attack.form() == Form.MUTINY,
        PATH + ".minusOnes",
        "only a mutiny is answered so");
    counters(table, attack.counters(), PATH + ".counters", inspection);
    for (Counter counter : attack.counters()) {
      used(attack, counter.card(), PATH + ".counters", inspection);
    }
    defences(table, attack, inspection);
    fires(table, attack, inspection);
    for (int die : attack.dice()) {
      inspection.range(PATH + ".dice", die, 1, 6);
    }
    each(attack, inspection);
  }

  /** A card on the table has done one thing. */
  private static void each(Attack attack, Inspection inspection) {
    Set<CardId> cards = new HashSet<>();
    ImmutableList.Builder<CardId> all =
        ImmutableList.<CardId>builder()
            .addAll(attack.openers())
            .addAll(attack.plusOnes())
            .addAll(attack.minusOnes());
    attack.counters().forEach(counter -> all.add(counter.card()));
    attack.shots().forEach(shot -> all.add(shot.card()).addAll(shot.support()));
    attack.fires().forEach(fire -> all.add(fire.card()).addAll(fire.support()));
    attack.defences().forEach(defence -> all.add(defence.card()));
    for (CardId card : all.build()) {
      inspection.require(cards.add(card), PATH, "%s is played twice", card);
    }
  }

  private static void primeTeams(
      Table table, Attack attack, ImmutableList<CardId> cards, String path, Inspection inspection) {
    for (CardId card : cards) {
      used(attack, card, path, inspection);
      inspection.require(table.kind(card) == CardKind.PRT, path, "%s is no Prime Team", card);
    }
  }

  /** Notes what is wrong with counters to standing effects. */
  static void counters(
      Table table, ImmutableList<Counter> counters, String path, Inspection inspection) {
    Set<Effect> effects = EnumSet.noneOf(Effect.class);
    for (Counter counter : counters) {
      CardKind kind = table.kind(counter.card());
      boolean fits =
          switch (counter.effect()) {
            case ERRATIC -> kind == CardKind.ECCM;
            case WEASEL -> kind == CardKind.TB || kind == CardKind.PRT;
            case CLOAK, WEB -> kind == CardKind.PRT;
          };
      inspection.require(
          fits && effects.add(counter.effect()), path, "%s counters nothing", counter.card());
    }
  }

  private static void defences(Table table, Attack attack, Inspection inspection) {
    for (Defence defence : attack.defences()) {
      CardId card = defence.card();
      boolean fits =
          switch (table.kind(card)) {
            case RS, ECM -> attack.used().contains(card);
            case WW -> attack.used().contains(card) == defence.cancelled();
            case EM -> !attack.used().contains(card);
            default -> false;
          };
      inspection.require(fits, PATH + ".defences", "%s is no such defence", card);
    }
  }

  private static void fires(Table table, Attack attack, Inspection inspection) {
    String path = PATH + ".fires";
    Map<Object, BoxSet> fired = new HashMap<>();
    for (Fire fire : attack.fires()) {
      @Nullable Berth berth = table.find(fire.ship(), fire.by());
      if (berth == null) {
        inspection.require(false, path, "%s is not in that fleet", fire.ship());
        continue;
      }
      used(attack, fire.card(), path, inspection);
      BoxSet before = fired.getOrDefault(fire.ship(), BoxSet.empty());
      boolean damaging = table.phases().top() instanceof Phase.Allocation;
      Ship ship = damaging ? Ship.fresh(fire.ship()) : berth.ship();
      ShotFaults.boxes(table, ship, fire.card(), fire.boxes(), before, path, inspection);
      fired.put(fire.ship(), before.union(fire.boxes()));
      ShotFaults.support(table, fire.card(), fire.support(), path, inspection);
      fire.support().forEach(card -> used(attack, card, path, inspection));
    }
  }

  private static void used(Attack attack, CardId card, String path, Inspection inspection) {
    inspection.require(attack.used().contains(card), path, "%s does not lie on the table", card);
  }
}
