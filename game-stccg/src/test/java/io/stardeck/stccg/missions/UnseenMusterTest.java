package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** What the others see of a party that is being chosen. */
class UnseenMusterTest {
  @Rule({"ST-VIS-11", "ST-VIS-05", "ST-I-13"})
  @Test
  void aPartyIsMusteredUnseen() {
    Host team = Host.team(0, ONE);
    Scene planet = Scene.laid().missions("151").persons(ONE, team, "205").orders(ONE);
    planet.quietly(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(StccgView.of(planet.state(), ONE).muster()).isPresent();
    assertThat(StccgView.of(planet.state(), TWO).muster()).isEmpty();
    assertThat(StccgView.of(planet.state(), Seat.SPECTATOR).muster()).isEmpty();
  }

  @Rule({"ST-X-50", "ST-INT-16", "ST-ORD-10"})
  @Test
  void whoMustersPlaysNothingMeanwhileEither() {
    Scene own = Scene.laid().missions("151");
    CardId event = own.lies(TWO, "066", On.table(TWO));
    PlayInterrupt kevin = new PlayInterrupt(ONE, own.hand(ONE, "124"), Aim.at(event));
    own.persons(ONE, Host.team(0, ONE), "203", "205").orders(ONE);
    assertThat(own.against(kevin)).isEmpty();
    own.does(new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(own.against(kevin)).containsExactly("ST-INT-16");
  }
}
