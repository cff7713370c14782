package io.stardeck.b5.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Every decision of some random games, with what it changed. */
final class Steps {
  static final B5Game GAME = new B5Game();
  private static final int GAMES = 24;
  private static final List<Step> STEPS = steps();

  /** One decision, with what it made of the state. */
  record Step(B5State before, B5Action action, Ruling<B5State> ruling) {
    B5State after() {
      return ruling.state();
    }

    Board was() {
      return before.board();
    }

    Board is() {
      return after().board();
    }

    <E> ImmutableList<E> told(Class<E> type) {
      return ruling.events().stream()
          .filter(event -> type.isInstance(event.what()))
          .map(event -> type.cast(event.what()))
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      int players = 2 + game % 3;
      boolean training = game % 4 == 3;
      String mercenary = training ? "training-raider-band" : "ngrath";
      B5Config config =
          B5Config.builder()
              .players(players)
              .maxTurns(8)
              .startRating(6)
              .drawPerTurn(3)
              .set(training ? CardSets.training() : CardSets.starter())
              .openMercenaries(ImmutableList.of(mercenary))
              .build();
      B5State state = GAME.setup(config, Chance.seeded("step " + game)).state();
      Random random = new Random(game);
      while (!GAME.toAct(state).isEmpty()) {
        List<B5Action> legal = GAME.legalActions(state, GAME.toAct(state).get(0));
        B5Action action = legal.get(random.nextInt(legal.size()));
        Step step = new Step(state, action, GAME.apply(state, action));
        steps.add(step);
        state = step.after();
      }
    }
    return steps;
  }

  /** How often something was looked at, over all decisions. */
  static int over(ToIntFunction<Step> look) {
    return STEPS.stream().mapToInt(look).sum();
  }

  static @Nullable Card card(Board board, CardId id) {
    Spot spot = Spot.find(board, id);
    return spot == null ? null : spot.card();
  }

  static @Nullable CardId acting(B5Action action) {
    if (action instanceof WithEvent with) {
      return acting(with.deed());
    }
    Map<Class<?>, CardId> acting = new HashMap<>();
    if (action instanceof Sponsor deed) {
      acting.put(Sponsor.class, deed.sponsor());
    } else if (action instanceof Promote deed) {
      acting.put(Promote.class, deed.promoter());
    } else if (action instanceof BuildInfluence deed) {
      acting.put(BuildInfluence.class, deed.member());
    } else if (action instanceof UseEffect deed) {
      acting.put(UseEffect.class, deed.source());
    } else if (action instanceof LeadFleet deed) {
      acting.put(LeadFleet.class, deed.character());
    } else if (action instanceof Join deed) {
      acting.put(Join.class, deed.card());
    } else if (action instanceof Attack deed) {
      acting.put(Attack.class, deed.attacker());
    } else if (action instanceof Repair deed) {
      acting.put(Repair.class, deed.card());
    } else if (action instanceof Heal deed) {
      acting.put(Heal.class, deed.character());
    } else if (action instanceof ReplyWith reply) {
      acting.put(ReplyWith.class, reply.card());
    }
    return acting.get(action.getClass());
  }

  static @Nullable Attack attack(B5Action action) {
    Deed deed = action instanceof WithEvent with ? with.deed() : null;
    B5Action alone = deed == null ? action : deed;
    return alone instanceof Attack attack ? attack : null;
  }

  private Steps() {}
}
