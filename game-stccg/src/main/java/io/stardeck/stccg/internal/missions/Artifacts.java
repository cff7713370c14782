package io.stardeck.stccg.internal.missions;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Begin;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;

/** Artifacts that are earned with a mission ({@code ST-ART-01} to {@code ST-ART-07}). */
public final class Artifacts {
  private static final RuleId ART_01 = RuleId.of("ST-ART-01");
  private static final RuleId ART_06 = RuleId.of("ST-ART-06");

  private Artifacts() {}

  /** The attempting player earns all artifacts in the stack; any other card there stays. */
  static void earn(Play<StccgState> play, Attempt attempt) {
    earn(play, attempt.seat(), attempt.location(), attempt.host(), Role.GEAR_GROUP);
  }

  /**
   * A player earns all artifacts in a stack.
   *
   * @param host whom those that are equipment join
   * @param role in which role
   */
  public static void earn(Play<StccgState> play, Seat seat, int location, Host host, Role role) {
    Place stack = Places.stack(location);
    ImmutableList<Card> cards = play.state().cards(stack);
    ImmutableList<Seat> owners = Stacks.owners(play, location);
    ImmutableList.Builder<Seat> left = ImmutableList.builder();
    for (int i = cards.size() - 1; i >= 0; i--) {
      if (play.state().table().def(cards.get(i)) instanceof ArtifactDef artifact) {
        earn(play, seat, Hosts.place(play, host, seat, role), stack, cards.get(i), artifact);
      } else {
        left.add(owners.get(i));
      }
    }
    Stacks.change(play, location, left.build().reverse());
    Stacks.aside(play, location, 0);
  }

  private static void earn(
      Play<StccgState> play, Seat seat, Place group, Place stack, Card card, ArtifactDef artifact) {
    Place to =
        switch (artifact.use()) {
          case EQUIPMENT, PERSONNEL, SHIP -> group;
          case EVENT, INTERRUPT, EVENT_OR_INTERRUPT -> Places.hand(seat);
          case AT_ONCE, AT_ONCE_TABLE -> Places.IN_PLAY;
        };
    Card earned =
        Discards.taken(play, stack, card)
            .openly()
            .to(to)
            .tell(ART_01, known -> new MissionEvent.ArtifactEarned(seat, known.orElseThrow()));
    Scores.score(play, seat, artifact.bonusPoints(), card.def(), ART_06);
    if (artifact.use() == ArtifactUse.AT_ONCE_TABLE) {
      Laying.lay(play, seat, earned, On.table(seat), artifact);
    } else if (artifact.use() == ArtifactUse.AT_ONCE) {
      play.push(new Phase.Resolving(earned.id())); // discarded after the effect
    }
    Begin.effects(play, earned, seat, Aim.at(seat), artifact.effects());
  }
}
