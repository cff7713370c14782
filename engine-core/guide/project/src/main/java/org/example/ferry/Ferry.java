package org.example.ferry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.zone.Zones;
import java.util.Collections;

/** Ferry: lay a card face down, bluff, and take the ferry with the highest. */
public final class Ferry extends PhasedGame<Rules, Crossing, Move, Crossing.Sight> {
  /** The game. */
  public Ferry() {
    super(
        GameSpec.<Rules, Crossing, Move, Crossing.Sight>builder()
            .info(new GameInfo("ferry", "Ferry", "1", 2, 4))
            .ruleBook(Rules.BOOK)
            .types(
                new GameTypes<>(
                    Rules.class, Crossing.class, Move.class, Crossing.Sight.class, Happening.class))
            .narrator(new Words())
            .bots(ImmutableMap.of("thumb", new Thumb()))
            .defaultConfig(players -> new Rules(players, 4))
            .violations(Rules::violations)
            .players(Rules::players)
            .decisionBound(rules -> 2L * rules.players() * rules.rounds())
            .start(Ferry::start)
            .setup(Rounds::setUp)
            .config(state -> state.table().rules())
            .view(Crossing::view)
            .determinize(Cards::dealtAnew)
            .faults(Soundness::faults)
            .stackPath("table.phase")
            .closed(GameSpec.closedBy(Rules.TURN))
            .addPhases(
                new LayingPhase(),
                new ExchangingPhase(),
                PhaseRule.asking(Phase.Over.class, "the game is over", ImmutableList.of()))
            .build());
  }

  private static Crossing start(Rules rules, Chance chance) {
    return new Crossing(
        new Crossing.Table(
            rules,
            new Phase.Laying(Gathering.of(ImmutableList.of())),
            0,
            0,
            ImmutableList.copyOf(Collections.nCopies(rules.players(), 0))),
        Zones.none(),
        chance);
  }
}
