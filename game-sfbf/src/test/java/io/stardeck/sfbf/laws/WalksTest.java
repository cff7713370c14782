package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.state.Form;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.statistics.Statistics;

/** The games that the invariants are held against have everything in them. */
final class WalksTest {
  @Example
  void everyFormOfAttackComesUp() {
    Multiset<Form> forms = HashMultiset.create();
    Walks.everyStep(
        step ->
            step.events(AttackDeclared.class)
                .forEach(declared -> forms.add(declared.attack().form())));
    for (Form form : forms) {
      Statistics.label("attacks").collect(form);
    }
    assertThat(forms.elementSet()).containsExactlyInAnyOrder(Form.values());
  }

  @Example
  void everyOptionComesUp() {
    Set<Option> options = EnumSet.noneOf(Option.class);
    Walks.games().forEach(walk -> options.addAll(walk.config().options()));
    assertThat(options).containsExactly(Option.values());
  }

  @Example
  void everyWindowAndRareActionComesUp() {
    Multiset<String> labels = HashMultiset.create();
    Walks.everyStep(
        step -> {
          labels.add(step.before().table().phases().top().getClass().getSimpleName());
          labels.add(step.action().getClass().getSimpleName());
        });
    for (String label : labels) {
      Statistics.label("phases and actions").collect(label);
    }
    assertThat(labels.elementSet())
        .contains(
            "DefenceWindow",
            "ReactionWindow",
            "DefenceAnswer",
            "FireWindow",
            "Interception",
            "FlotillaTarget",
            "MutinyResponse",
            "CeasefireStash",
            "Allocation",
            "OrderDiscards",
            "RepairBoxes",
            "DuelSetup",
            "PlayReaction",
            "AddCounter",
            "AddSupport",
            "TakeReserveEmpty",
            "ActivateDevice",
            "DropCloak",
            "SecondFormation",
            "PlayReinforcements");
  }
}
