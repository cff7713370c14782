package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.oracle.Tally.Matter;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;

/** What attacks do (section 3.15, {@code FC-D-51}). */
final class Blows {
  private final Tally tally;

  Blows(Tally tally) {
    this.tally = tally;
  }

  /** A test of an attack has ended. */
  void struck(
      FleetState before,
      TestSetup test,
      int prevented,
      ShipEvent.TestEnded ended,
      FleetState after,
      ImmutableList<Event> events) {
    if (test.goal() instanceof TestGoal.Raze raze) {
      boolean razed =
          events.stream().anyMatch(e -> e.what() instanceof BoardEvent.InstallationDestroyed);
      assertThat(razed).isEqualTo(ended.passed());
      assertThat(after.table().tiles().get(raze.space()).control())
          .as("control stays")
          .isEqualTo(before.table().tiles().get(raze.space()).control());
      tally.count(Matter.RAZED, razed ? 1 : 0);
    }
    if (test.kind() != TestKind.COMBAT_SHIP) {
      return;
    }
    CardId target = test.target().orElseThrow();
    int damage = Trial.damage(ended.total(), ended.against());
    int left = Math.max(0, damage - prevented);
    for (Event event : events) {
      if (event.what() instanceof ShipEvent.AttackResolved resolved) {
        assertThat(resolved.target()).isEqualTo(target);
        assertThat(resolved.damage()).as("%s", ended).isEqualTo(left);
      }
    }
    tally.count(damage == 0 ? Matter.ATTACKS_BEATEN_OFF : Matter.DAMAGE);
    tally.count(Matter.GREAT_DAMAGE, damage > 1 ? 1 : 0);
    tally.count(Matter.PREVENTED_DAMAGE, left < damage ? 1 : 0);
    for (FleetFrame frame : after.table().frames()) {
      if (frame instanceof FleetFrame.PreventDamage asked && asked.ship().equals(target)) {
        assertThat(asked.damage()).isEqualTo(left);
        return;
      }
    }
    suffered(before, target, left, after);
  }

  /** Damage that could be cancelled is dealt, or is not. */
  void settled(FleetState before, FleetAction action, FleetState after) {
    if (before.top() instanceof FleetFrame.PreventDamage asked
        && action instanceof Answer.DeclineAbility
        && asked.by().isPresent()) {
      suffered(before, asked.ship(), asked.damage(), after);
    }
  }

  private void suffered(FleetState before, CardId target, int damage, FleetState after) {
    Ship was = before.table().ship(target);
    Table table = after.table();
    int alert = was.alert().ordinal() + damage;
    if (alert < Alert.values().length) {
      if (after.top() instanceof FleetFrame.GameOver) {
        return;
      }
      assertThat(table.ship(target).alert()).isEqualTo(Alert.values()[alert]);
      return;
    }
    tally.count(Matter.DESTROYED_SHIPS);
    Seat owner = table.owner(target);
    assertThat(table.ship(target)).isNull();
    assertThat(table.captain(owner).destroyed()).contains(target);
    assertThat(table.captain(owner).reserve()).doesNotContain(target);
    for (CardId crew : was.crew()) {
      away(after, table.player(crew), crew);
    }
    for (CardId cargo : was.cargo()) {
      if (table.set().isCommand(cargo)) {
        away(after, table.player(cargo), cargo);
      } else {
        assertThat(after.zones().cards(Places.SPENT_ENCOUNTERS)).contains(cargo);
      }
    }
  }

  /** In the discard pile of its player, or already drawn from there again. */
  private static void away(FleetState after, Seat owner, CardId card) {
    boolean pile = after.zones().cards(Places.discards(owner)).contains(card);
    boolean deck = after.zones().cards(Places.deck(owner)).contains(card);
    boolean hand = after.zones().cards(Places.hand(owner)).contains(card);
    assertThat(pile || deck || hand).as("%s is discarded", card).isTrue();
  }
}
