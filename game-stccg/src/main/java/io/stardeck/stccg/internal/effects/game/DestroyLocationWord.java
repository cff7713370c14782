package io.stardeck.stccg.internal.effects.game;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.word.GameEffect.DestroyLocation;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * {@code DESTROY_LOCATION}: all at the location is destroyed but the mission card ({@code
 * ST-EFF-23}, {@code ST-SPC-07}).
 */
final class DestroyLocationWord implements StccgWord<DestroyLocation> {
  private static final RuleId SPC_07 = RuleId.of("ST-SPC-07");

  @Override
  public void perform(Play<StccgState> play, DestroyLocation effect, Effects run) {
    Table table = play.state().table();
    @Nullable Location location = table.location(Who.location(play.state(), run));
    if (location == null) {
      return;
    }
    int there = location.number();
    play.tell(SPC_07, new MissionEvent.LocationDestroyed(there));
    for (Lying card : table.lying()) {
      if (card.on().isLocation(there)) {
        held(play, card.id());
        Cures.discard(play, card, SPC_07);
      }
    }
    for (Ship ship : table.ships()) {
      if (ship.at(there)) {
        Destruction.destroy(play, ship.id(), SPC_07);
      }
    }
    for (Outpost outpost : table.outposts()) {
      if (outpost.location() == there) {
        Destruction.outpost(play, outpost.id(), SPC_07);
      }
    }
    pods(play, there);
    for (Seat seat : Seat.first(table.seats())) {
      empty(play, Host.team(there, seat));
    }
    play.state().cards(Places.stack(there)).forEach(card -> held(play, card.id()));
    unearned(play, Places.stack(there));
    empty(play, Places.stack(there));
    Tables.table(play, now -> now.with(location.destroyed(true).seeds(ImmutableList.of())));
  }

  private static void pods(Play<StccgState> play, int there) {
    for (Pod pod : play.state().table().pods()) {
      if (pod.location() == there) {
        empty(play, pod.host());
        Hosts.close(play, pod.host());
        Discards.discard(play, Places.IN_PLAY, pod.card(), SPC_07);
      }
    }
    Tables.table(
        play,
        table -> table.copy().withPods(Lists.filter(table.pods(), pod -> pod.location() != there)));
  }

  /** Whom a card there holds is there as well, laid or just met ({@code ST-ZON-12}). */
  private static void held(Play<StccgState> play, CardId by) {
    Place held = Places.held(by);
    if (play.state().has(held)) {
      empty(play, held);
      DEALER.close(play, held);
    }
  }

  /** Whatever brings its artifacts to a hand one day, they are not played ({@code ST-PLY-02}). */
  private static void unearned(Play<StccgState> play, Place stack) {
    for (Card card : play.state().cards(stack)) {
      if (play.state().table().def(card) instanceof ArtifactDef) {
        DEALER.change(play, stack, card, card.marked(new Mark.Unearned()));
      }
    }
  }

  private static void empty(Play<StccgState> play, Host host) {
    for (Role role : Role.ALL) {
      empty(play, host.place(role));
    }
  }

  private static void empty(Play<StccgState> play, Place place) {
    while (play.state().size(place) > 0) {
      Card card = play.state().cards(place).get(0);
      Discards.discard(play, place, card, SPC_07);
    }
  }
}
