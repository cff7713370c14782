package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.AnswerAction.BreakTie;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Arrests;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Phase.Tied;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.function.Consumer;

/** Which of several equal things it is ({@code ST-TRE-05}, {@code ST-EFF-32}). */
public final class BreakingTies extends StccgPhase<Phase.Tie> {
  private static final RuleId EFF_41 = RuleId.of("ST-EFF-41");

  /** The phase, with what is open in it. */
  public BreakingTies() {
    super(ImmutableList.of(new Breaking()));
  }

  @Override
  public String prompt(StccgView view, Phase.Tie frame) {
    return frame.what() == Tied.LOYAL
        ? "which part of the crew is not under house arrest?"
        : "to which end of the spaceline does the ship go?";
  }

  /** What can be said: no part of a crew, where none of them is as great as the first. */
  static ImmutableList<Chosen> options(Facts facts, Phase.Tie tie) {
    ImmutableList.Builder<Chosen> options = ImmutableList.builder();
    if (tie.what() == Tied.LOYAL) {
      ImmutableList<Affiliation> equals = Arrests.options(facts, manned(facts, tie));
      for (Affiliation each : equals) {
        options.add(new Chosen.OfAffiliation(each));
      }
      if (equals.isEmpty()) {
        options.add(new Chosen.No());
      }
    } else {
      ImmutableList<Location> line = facts.table().spaceline();
      options.add(new Chosen.OfLocation(line.get(0).number()));
      options.add(new Chosen.OfLocation(line.get(line.size() - 1).number()));
    }
    return options.build();
  }

  /** The first of what could be said holds where nobody is asked any more ({@code ST-MUL-05}). */
  public static void takeFirst(Play<StccgState> play, Phase.Tie tie) {
    take(play, tie, options(play.state(), tie).get(0));
  }

  private static void take(Play<StccgState> play, Phase.Tie tie, Chosen option) {
    Ship ship = Objects.requireNonNull(play.state().table().ship(tie.ship()));
    if (option instanceof Chosen.OfAffiliation loyal) {
      Arrests.begin(play, manned(play.state(), tie), loyal.affiliation());
    } else if (tie.what() == Tied.LOYAL) {
      Arrests.begin(play, manned(play.state(), tie));
    } else if (option instanceof Chosen.OfLocation end) {
      ImmutableList<Location> line = play.state().table().spaceline();
      Courses.bind(play, ship, end.location() != line.get(0).number());
    }
  }

  private static Manned manned(Facts facts, Phase.Tie tie) {
    Ship ship = Objects.requireNonNull(facts.table().ship(tie.ship()));
    return new Manned(ship.host(), ship.controller().orElse(tie.seat()));
  }

  /** Saying it. */
  private static final class Breaking implements StccgRule<BreakTie> {
    @Override
    public void candidates(StccgView view, Consumer<? super BreakTie> offer) {
      for (Chosen option : options(view, (Phase.Tie) view.top())) {
        offer.accept(new BreakTie(view.seat(), option));
      }
    }

    @Override
    public void check(StccgView view, BreakTie action, Findings findings) {
      if (!options(view, (Phase.Tie) view.top()).contains(action.option())) {
        findings.reject("option", EFF_41, "%s is not among what can be said", action.option());
      }
    }

    @Override
    public void perform(Play<StccgState> play, BreakTie action) {
      Phase.Tie tie = (Phase.Tie) play.state().top();
      play.pop();
      take(play, tie, action.option());
    }
  }
}
